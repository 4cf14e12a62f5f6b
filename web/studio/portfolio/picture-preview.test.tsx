import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { PicturePreview } from './picture-preview.tsx'

afterEach(cleanup)

function show(naturalWidth: number, naturalHeight: number, goesAcross: boolean) {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PicturePreview
          src="https://example.com/a.jpg"
          expected
          use="Shown."
          describing="nothing"
          goesAcross={goesAcross}
        />
      ),
    },
  ])
  const { container } = render(<Site />)
  const image = container.querySelector('img')!
  Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  })
  fireEvent.load(image)
}
const hint = () => screen.queryByText(/^This one is not shown across the page/)

it('warns if a picture is too narrow to go across the page', () => {
  show(1400, 2100, true)
  expect(screen.getByText('1400 × 2100. Shown.')).toBeDefined()
  expect(hint()).not.toBeNull()
  cleanup()
  show(800, 600, true)
  expect(hint()).not.toBeNull()
  cleanup()
  show(2000, 1200, true)
  expect(hint()).toBeNull()
  cleanup()
  show(1400, 2100, false)
  expect(hint()).toBeNull()
})
