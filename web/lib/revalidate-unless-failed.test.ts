import { expect, it } from 'vitest'
import { revalidateUnlessFailed } from './revalidate-unless-failed.ts'

const refused = (status: number) => ({ ok: false, message: 'No.', fields: {}, values: {}, status })

it('a page whose form did not get through is not read again, and keeps what was typed', () => {
  for (const actionResult of [refused(503), { result: refused(500) }])
    expect(revalidateUnlessFailed({ actionResult, defaultShouldRevalidate: true })).toBe(false)
})

it('whatever else comes of a form, the page is read again', () => {
  for (const actionResult of [undefined, refused(409), { result: refused(400) }, { result: { ok: true } }])
    expect(revalidateUnlessFailed({ actionResult, defaultShouldRevalidate: true })).toBe(true)
})
