import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Cover } from './cover.tsx'
import type { ShownGallery } from './shown-gallery.ts'

afterEach(cleanup)

const picture = (_id: string, width: number, ready: boolean) => ({ _id, width, height: 2, ready })

it.each([
  ['the chosen picture', 'tall', true, 'tall'],
  ['the first wide one, where none was chosen', null, true, 'wide'],
  ['the first wide one, while the chosen one is made ready', 'tall', false, 'wide'],
])('the cover shows %s', (_, coverId, ready, shown) => {
  const pictures = [picture('tall', 1, ready), picture('later', 3, false), picture('wide', 3, true)]
  const gallery = { slug: 'wedding', title: 'Wedding', coverId, pictures } as ShownGallery
  const { container } = render(<Cover gallery={gallery} />)
  expect(container.querySelector('img')!.getAttribute('src')).toContain(`/${shown}/`)
})
