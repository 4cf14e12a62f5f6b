export interface DemoCategory {
  key: string
  name: string
  slug: string
  image: string
  createdAt: string
}

export const categories: DemoCategory[] = [
  {
    key: 'field-notes',
    name: 'Field Notes',
    slug: 'field-notes',
    image: 'blog-2.jpg',
    createdAt: '2024-12-28T05:10:00.000Z',
  },
  {
    key: 'studio',
    name: 'Studio',
    slug: 'studio',
    image: 'blog-5.jpg',
    createdAt: '2024-12-28T05:12:00.000Z',
  },
  {
    key: 'darkroom',
    name: 'Darkroom',
    slug: 'darkroom',
    image: 'blog-6.jpg',
    createdAt: '2025-01-06T05:40:00.000Z',
  },
  {
    key: 'before-you-book',
    name: 'Before You Book',
    slug: 'before-you-book',
    image: 'blog-1.jpg',
    createdAt: '2025-01-06T05:42:00.000Z',
  },
]
