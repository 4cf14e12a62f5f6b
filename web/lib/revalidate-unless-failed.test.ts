import { expect, it } from 'vitest'
import { revalidateUnlessFailed } from './revalidate-unless-failed.ts'

const refused = (status: number) => ({ ok: false, message: 'No.', fields: {}, values: {}, status })

it('does not reload a page whose form failed to get through, and keeps what was typed', () => {
  for (const actionResult of [refused(503), { result: refused(500) }])
    expect(revalidateUnlessFailed({ actionResult, defaultShouldRevalidate: true })).toBe(false)
})

it('reloads the page after any other result', () => {
  for (const actionResult of [undefined, refused(409), { result: refused(400) }, { result: { ok: true } }])
    expect(revalidateUnlessFailed({ actionResult, defaultShouldRevalidate: true })).toBe(true)
})
