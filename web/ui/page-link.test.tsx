import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageLink } from './page-link.tsx'

const fade = vi.fn<(update: () => void) => { finished: Promise<void> }>((update) => {
  update()
  return { finished: Promise.resolve() }
})

afterEach(cleanup)
beforeEach(() => {
  fade.mockClear()
  document.startViewTransition = fade as unknown as typeof document.startViewTransition
})

/** Goes from one page to the next by a link. */
async function follow(from: string, props: { replace?: boolean } = {}) {
  window.history.replaceState(null, '', from)
  const page = <PageLink to="?next" children="Next" {...props} />
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />)
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  await waitFor(() => expect(window.location.search).toBe('?next'))
}

const reduceMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)

it('fades between pages of the site', async () => {
  reduceMotion(false)
  await follow('/services')
  await waitFor(() => expect(fade).toHaveBeenCalledOnce())
})

it.each([
  { name: 'in the studio', from: '/admin/calendar' },
  { name: 'on the way from picture to picture', from: '/work/one', replace: true },
  { name: 'where motion is unwanted', from: '/services', reduced: true },
])('$name they do not, so that no click is lost meanwhile', async ({ from, replace, reduced }) => {
  reduceMotion(Boolean(reduced))
  await follow(from, { replace })
  expect(fade).not.toHaveBeenCalled()
})
