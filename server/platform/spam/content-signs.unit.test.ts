import { expect, it } from 'vitest'
import { contentSigns, type TypedTexts } from './content-signs.ts'

const weightOf = (typed: Partial<TypedTexts>) =>
  contentSigns({ name: 'Nadia Islam', subject: 'A question', message: 'Are you free?', ...typed }).reduce(
    (sum, { weight }) => sum + weight,
    0,
  )

it('what people write gives no sign', () => {
  for (const typed of [
    {},
    { name: 'তানভীর আহমেদ', message: 'ডিসেম্বরে আপনি কি ফ্রি আছেন? আমাদের বিয়ে ১২ তারিখে।' },
    { name: 'MacDonald', message: 'Two hours in Gulshan, please.' },
    { name: 'DJ' },
    { message: 'Do you also make explainer pictures for our SEA office?' },
  ]) {
    expect(weightOf(typed), JSON.stringify(typed)).toBe(0)
  }
})

it('one sign alone is not enough', () => {
  for (const typed of [
    { message: 'Like these: https://example.com/board' },
    { message: 'Like https://example.com/a and www.example.com/b' },
    { message: 'We are a crypto exchange and need portraits.' },
  ]) {
    expect(weightOf(typed), JSON.stringify(typed)).toBe(1)
  }
})

it('what machines write gives enough', () => {
  for (const typed of [
    { message: 'https://a.example https://b.example https://c.example' },
    { name: 'www.cheap.example' },
    { subject: 'Look https://cheap.example' },
    { message: 'See [url=https://cheap.example]this[/url]' },
    { message: 'See <a href="//cheap.example">this</a>' },
    { message: 'We offer SEO and backlinks for your site.' },
    { name: 'hGTyUiKlPq', message: 'xKdLmQwErTyU https://a.example' },
  ]) {
    expect(weightOf(typed), JSON.stringify(typed)).toBeGreaterThanOrEqual(3)
  }
})
