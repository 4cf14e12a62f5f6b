import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

// The date order of Canadian English has changed between versions of the browsers' own data.
class OtherData extends Intl.DateTimeFormat {
  constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
    super(locale === 'en-CA' || locale === 'en-GB' ? 'en-US' : locale, options)
  }
}

for (const [browser, DateTimeFormat] of [
  ['this engine', Intl.DateTimeFormat],
  ['a browser that writes dates in another order', OtherData],
] as const) {
  test(`days are YYYY-MM-DD and times are HH:MM in Dhaka, in ${browser}`, async () => {
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat })
    const { dayInDhaka, timeInDhaka } = await import('./dates.ts')
    expect(dayInDhaka(new Date('2026-03-04T17:59:00Z'))).toBe('2026-03-04')
    expect(dayInDhaka(new Date('2026-03-04T18:05:00Z'))).toBe('2026-03-05')
    expect(timeInDhaka(new Date('2026-03-04T18:05:00Z'))).toBe('00:05')
    expect(timeInDhaka(new Date('2026-03-04T09:30:00Z'))).toBe('15:30')
  })
}

test('what is kept until midnight is kept for all of the day before', async () => {
  const { dayEndingAt } = await import('./dates.ts')
  expect(dayEndingAt('2026-11-23T18:00:00.000Z')).toBe('2026-11-23')
  expect(dayEndingAt('2026-11-23T18:05:00.000Z')).toBeUndefined()
})
