import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectHydrated, open } from './fixtures/pages.ts'
import { fetchPage } from './fixtures/fetched-page.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const nextWeek = dayInDhaka(new Date(Date.now() + 7 * 86_400_000))

test('Bangla is under /bn, English at the root, and each links to the other', async ({ request }) => {
  for (const [path, language] of [
    ['/services?page=2', 'en'],
    ['/bn/services?page=2', 'bn'],
  ] as const) {
    const page = await fetchPage(request, path)
    expect(page.documentElement.getAttribute('lang')).toBe(language)
    const link = (selector: string) => page.querySelector(selector)?.getAttribute('href')
    const origin = new URL(link('link[rel=canonical]')!).origin
    expect(link('link[rel=canonical]')).toBe(origin + path)
    expect(link('link[hreflang=en]')).toBe(`${origin}/services?page=2`)
    expect(link('link[hreflang=bn]')).toBe(`${origin}/bn/services?page=2`)
    expect(link('link[hreflang=x-default]')).toBe(`${origin}/services?page=2`)
  }
  const turnedAway = await request.get('/bn/admin/services', { maxRedirects: 0 })
  expect(turnedAway.headers().location).toBe('/bn/login?return=%2Fadmin%2Fservices')
})

test('a post has its own address in Bangla, to which the English one redirects', async ({
  request,
  owner,
}) => {
  const { id, slug } = await owner.addPost()
  const bangla = `নোট/${unique('নৌকা')}`
  await owner.call(api.translation.update, {
    params: { kind: 'post', id },
    body: { texts: { slug: bangla } },
  })
  const here = encodeURI(`/bn/blog/post/${bangla}`)
  const moved = await request.get(`/bn/blog/post/${slug}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, here])
  for (const [path, other] of [
    [here, `/blog/post/${slug}`],
    [`/blog/post/${slug}`, here],
  ] as const) {
    const page = await fetchPage(request, path)
    const link = (selector: string) =>
      page
        .querySelector(selector)
        ?.getAttribute('href')
        ?.replace(/^http:..[^/]+/, '')
    expect(link('link[rel=canonical]')).toBe(path)
    expect(link('link[hreflang=en]')).toBe(`/blog/post/${slug}`)
    expect(link('link[hreflang=bn]')).toBe(here)
    expect(link('.lang-switch a')).toBe(other)
  }
})

test('the switch in the header keeps the page, its query and what was typed', async ({ page }) => {
  await open(page, '/services?page=2')
  await page.getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/services?page=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার সেবা')
  // Pages opened from here stay in Bangla.
  await page.getByRole('navigation', { name: 'মূল মেনু' }).getByRole('link', { name: 'যোগাযোগ' }).click()
  await expect(page).toHaveURL('/bn/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('যোগাযোগ করুন')
  await page.getByLabel('আপনার বার্তা').fill('ডিসেম্বরে কি সময় হবে?')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch')
  await expectHydrated(page)
  await expect(page.getByLabel('Your Message')).toHaveValue('ডিসেম্বরে কি সময় হবে?')
})

test.describe('a browser that prefers Bangla', () => {
  test.use({ locale: 'bn-BD' })

  test('is not redirected, but gets a hint at the Bangla page until it is dismissed', async ({ page }) => {
    await open(page, '/about')
    expect(new URL(page.url()).pathname).toBe('/about')
    const hint = page.getByRole('banner').getByRole('link', { name: 'বাংলায় পড়ুন' })
    await expect(hint).toHaveAttribute('href', '/bn/about')
    await page.getByRole('button', { name: 'বন্ধ করুন' }).click()
    await expect(hint).toBeHidden()
    await open(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hint).toBeHidden()
  })
})

test('the studio has Bangla, too, and is reached from Bangla pages without a reload', async ({ page }) => {
  await enterAsOwner(page)
  await open(page, '/bn/about')
  await page.getByLabel('অ্যাকাউন্টের মেনু').click()
  await page.getByRole('link', { name: 'আমার সেবা' }).click()
  await expect(page).toHaveURL('/bn/admin/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('সেবা সামলান')
  await page.getByRole('main').getByRole('link', { name: 'সেবা যোগ করুন' }).first().click()
  await page.getByRole('button', { name: 'সেবা সংরক্ষণ করুন' }).click()
  await expect(page.locator('.field-error').first()).toHaveText('শিরোনাম দিন।')
  await page.getByRole('navigation', { name: 'অ্যাডমিন' }).getByRole('link', { name: 'ইনবক্স' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ইনবক্স')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/admin/inbox')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
})

test('the owner chooses Bangla, and the studio opens in it', async ({ page, owner }) => {
  await enterAsOwner(page)
  await open(page, '/admin/settings/language')
  await page.getByLabel('Studio language').selectOption('বাংলা')
  await page.getByRole('button', { name: 'Save language' }).click()
  await expect(page).toHaveURL('/bn/admin/settings/language')
  await expect(page.getByRole('heading', { level: 2, name: 'ভাষা' })).toBeVisible()
  await open(page, '/admin')
  await expect(page).toHaveURL('/bn/admin/dashboard')
  await owner.call(api.studio.update, { body: { language: 'en' } })
})

test('Contact in Bangla: errors at their fields, and a confirmation', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 400/)
  await open(page, '/bn/contact')
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await field('আপনার পুরো নাম').fill('নাদিয়া ইসলাম')
  await field('ইমেইল ঠিকানা').fill('nadia@')
  await field('বিষয়').fill('ডিসেম্বরের একটি দিন')
  await field('আপনার বার্তা').fill('ডিসেম্বরের দ্বিতীয় সপ্তাহে কি সময় হবে?')
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()
  await expect(page.locator('.field-error')).toHaveText('সঠিক ইমেইল ঠিকানা লিখুন।')
  await field('ইমেইল ঠিকানা').fill(`${unique('nadia')}@example.com`)
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()
  await expectToast(page, 'success: ধন্যবাদ, আপনার বার্তা পেয়েছি। শিগগিরই উত্তর দেব।')
})

test('an account in Bangla: registered, used for a booking, with Bangla emails until the language is switched', async ({
  page,
  addresses,
}) => {
  const email = `${unique('nadia')}@example.com`
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await open(page, `/bn/register?return=${encodeURIComponent(addresses.service)}`)
  await field('নাম').fill('নাদিয়া ইসলাম')
  await field('ইমেইল ঠিকানা').fill(email)
  const register = page.getByRole('main').getByRole('button', { name: 'নিবন্ধন' })
  await field('পাসওয়ার্ড').fill('short')
  await register.click()
  await expect(page.locator('.field-error')).toHaveText('পাসওয়ার্ড অন্তত ৬ অক্ষরের হতে হবে')
  await field('পাসওয়ার্ড').fill('long-enough')
  await register.click()
  await expectToast(page, 'নিবন্ধন হয়ে গেছে!')
  await expectToast(page, 'প্রোফাইল হালনাগাদ হয়েছে')
  await expect(page).toHaveURL(`/bn${addresses.service}`)

  await page.locator('#book').getByLabel('অনুষ্ঠানের তারিখ').fill(nextWeek)
  await page
    .locator('#book')
    .getByRole('link', { name: /এগিয়ে যান$/ })
    .click()
  await expect(page.locator('#book').getByLabel('ইমেইল ঠিকানা')).toHaveValue(email)
  await page.locator('#book').getByLabel('ফোন').fill('০১৭১১-০০০১১৩')
  await page.locator('#book').getByRole('button', { name: 'বুকিং দিন' }).click()
  await expect(page.getByRole('heading', { name: 'আপনার অনুরোধ পেয়েছি' })).toBeVisible()
  await page.getByRole('link', { name: 'আমার বুকিং খুলুন' }).click()
  await expect(page).toHaveURL(/\/bn\/booking\//)
  await open(page, '/bn/admin/request')
  await expect(page.getByRole('main')).toContainText('নাদিয়া ইসলাম')

  await open(page, '/bn/account')
  await expect(page.getByLabel('মেইলের ভাষা')).toHaveValue('bn')
  await page.getByRole('button', { name: 'প্রোফাইল সংরক্ষণ করুন' }).click()
  await expectToast(page, 'প্রোফাইল হালনাগাদ হয়েছে')
  await page.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(page).toHaveURL('/account')
  const kept = async () => {
    const { user } = (await (await page.request.get('/api/auth/get-session')).json()) as {
      user: { language: string }
    }
    return user.language
  }
  await expect.poll(kept).toBe('en')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Booking in Bangla: a missing field, the receipt with its day, the page of the booking, and Contact', async ({
    page,
    addresses,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/)
    await page.goto(`/bn${addresses.service}`)
    const field = (label: string) => page.getByRole('main').getByLabel(label)
    await field('অনুষ্ঠানের তারিখ').fill(nextWeek)
    await page.getByRole('link', { name: /এগিয়ে যান$/ }).click()
    await field('পুরো নাম').fill('নাদিয়া ইসলাম')
    await field('ইমেইল ঠিকানা').fill(`${unique('nadia')}@example.com`)
    await field('ফোন').fill('১২৩')
    await page.getByRole('main').getByRole('button', { name: 'বুকিং দিন' }).click()
    await expect(page.getByText('সঠিক ফোন নম্বর লিখুন।').first()).toBeVisible()
    await field('ফোন').fill('০১৭১১-০০০১১২')
    await page.getByRole('main').getByRole('button', { name: 'বুকিং দিন' }).click()
    await expect(page.getByRole('heading', { name: 'আপনার অনুরোধ পেয়েছি' })).toBeVisible()
    await expect(page.locator('.booking-sent')).toContainText('২০২')
    expect(new URL(page.url()).pathname).toMatch(/^\/bn\/services\//)

    await page.getByRole('link', { name: 'আমার বুকিং খুলুন' }).click()
    expect(new URL(page.url()).pathname).toMatch(/^\/bn\/booking\//)
    await page.getByLabel('আমাকে লিখুন').fill('দাদি পূবের জানালার পাশে বসবেন।')
    await page.getByRole('button', { name: 'পাঠান', exact: true }).click()
    await expect(page.getByRole('article')).toContainText('দাদি পূবের জানালার পাশে বসবেন।')

    await page.goto('/bn/contact')
    await field('আপনার পুরো নাম').fill('নাদিয়া ইসলাম')
    await field('ইমেইল ঠিকানা').fill(`${unique('nadia')}@example.com`)
    await field('বিষয়').fill('ডিসেম্বরের একটি দিন')
    await field('আপনার বার্তা').fill('ডিসেম্বরের দ্বিতীয় সপ্তাহে কি সময় হবে?')
    await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()
    await expect(page.getByText('ধন্যবাদ, আপনার বার্তা পেয়েছি।').first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/bn/contact')
  })
})
