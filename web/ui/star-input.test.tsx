import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { StarInput } from './star-input.tsx'

afterEach(cleanup)

it('the stars that were chosen before the script came stay chosen', () => {
  const container = document.createElement('div')
  document.body.append(container)
  const stars = <StarInput name="rating" legend="Your rating" />
  container.innerHTML = renderToString(stars)
  screen.getByLabelText<HTMLInputElement>('2 stars').checked = true
  const { rerender } = render(stars, { container, hydrate: true })
  expect(screen.getByText('2.0')).toBeTruthy()
  rerender(<StarInput name="rating" legend="Your rating of this service" />)
  expect(screen.getByLabelText<HTMLInputElement>('2 stars').checked).toBe(true)
})
