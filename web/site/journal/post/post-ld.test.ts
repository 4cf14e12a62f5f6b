import { expect, it } from 'vitest'
import type { ShownPost } from '../../../../contract/journal/post.ts'
import { defaultSite } from '../../../../contract/shape/site-settings.ts'
import { readLanguageFrom } from '../../../../language/current.ts'
import { postLd, sharePicture } from './post-ld.ts'

const post: ShownPost = {
  _id: '1',
  title: 'Salt & light',
  readingMinute: 4,
  postCategory: 'Field Notes',
  cat_id: 'c',
  cat_slug: 'notes',
  author: 'Arko Dipto',
  author_id: 'a',
  slug: 'notes/আলো',
  thumbnail: '/media/a.jpg',
  postBody: '',
  excerpt: 'Salt',
  publishDate: 'July 5, 2022',
  publishedAt: '2022-07-05T06:00:00.000Z',
  status: 'published',
  updatedAt: '2022-07-06T06:00:00.000Z',
  liked: false,
  reactionCount: 0,
  viewCount: 0,
  seoTitle: '',
  seoDescription: '',
}

it('contains the post, its author, dates, picture and length with absolute URLs', () => {
  expect(
    postLd({ site: defaultSite, publicUrl: 'https://a.example' }, post, {
      text: 'One two three',
      picture: { src: '/media/a.jpg', caption: 'Salt pans, Cox’s Bazar' },
    }),
  ).toMatchObject({
    '@type': 'BlogPosting',
    url: `https://a.example/blog/post/notes/${encodeURIComponent('আলো')}`,
    headline: 'Salt & light',
    image: {
      '@type': 'ImageObject',
      url: 'https://a.example/media/a.jpg',
      caption: 'Salt pans, Cox’s Bazar',
    },
    datePublished: '2022-07-05T06:00:00.000Z',
    dateModified: '2022-07-06T06:00:00.000Z',
    wordCount: 3,
    inLanguage: 'en',
    author: { '@type': 'Person', name: 'Arko Dipto', url: 'https://a.example/about' },
  })
})

it('names the Bangla page for a page in Bangla', () => {
  readLanguageFrom(() => 'bn')
  const found = postLd({ site: defaultSite, publicUrl: 'https://a.example' }, post, { text: 'আলোর কথা' })
  readLanguageFrom(() => 'en')
  expect(found).toMatchObject({
    url: `https://a.example/bn/blog/post/notes/${encodeURIComponent('আলো')}`,
    inLanguage: 'bn',
    author: { url: 'https://a.example/bn/about' },
  })
})

it('shares a picture with its description, and never an embedded one', () => {
  const known = { src: '/media/a.jpg', width: 3, height: 2, alt: '' }
  expect(sharePicture(post, [known])).toEqual({ ...known, alt: 'Salt & light' })
  expect(sharePicture(post, [])).toEqual({ src: '/media/a.jpg', alt: 'Salt & light' })
  expect(sharePicture({ ...post, thumbnail: 'data:image/png;base64,AA==' }, [])).toBeUndefined()
})
