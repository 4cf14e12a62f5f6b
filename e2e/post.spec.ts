import type { Page } from '@playwright/test'
import { delayReply, refuseCalls } from './fixtures/network.ts'
import { open } from './fixtures/pages.ts'
import { unique } from './fixtures/owner.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a post as readers see it', async ({ page, context, owner, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, title } = await owner.addPost({
    title: 'The wind at four',
    readingMinute: 7,
    postBody:
      '<h2>Under a roof</h2><p>Wait for <strong>the wind</strong>.</p><ul><li>String</li></ul>' +
      '<script>document.title = "taken"</script><img src="/media/demo/blog-1.jpg" onerror="alert(1)">' +
      '<a href="javascript:alert(1)">a trap</a>',
  })
  await open(page, `/blog/post/${slug}`)

  await test.step("thumbnail, title, 'Posted by' author to /about, date, minutes and views with tooltip 'Total Views'", async () => {
    await expect(page).toHaveTitle('The wind at four - Aloka Photography')
    await expect(heading(page)).toHaveText('The wind at four')
    const article = page.locator('article.post')
    await expect(article.locator('.post-hero img')).toBeVisible()
    await expect(article).toContainText('Posted by Arko Dipto')
    await expect(article.getByRole('link', { name: 'Arko Dipto' })).toHaveAttribute('href', '/about')
    await expect(article.locator('header time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    await expect(article).toContainText('7 min read')
    const views = article.locator('.views')
    await expect(views).toContainText(/\d/)
    await views.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(page.getByRole('tooltip')).toHaveText('Total Views')
    await expect(views).toHaveAccessibleDescription('Total Views')
  })

  await test.step('the body is rendered as sanitised HTML', async () => {
    const body = page.locator('.article')
    await expect(body.getByRole('heading', { name: 'Under a roof' })).toBeVisible()
    await expect(body.locator('strong')).toHaveText('the wind')
    await expect(body.getByRole('listitem')).toHaveText('String')
    await expect(body.locator('script, [onerror], [href^=javascript]')).toHaveCount(0)
    await expect(page).not.toHaveTitle('taken')
  })

  await test.step('share links to Facebook and LinkedIn use the current page address', async () => {
    const share = page.getByLabel('Share this post')
    const here = encodeURIComponent(`${site.url}/blog/post/${slug}`)
    await expect(share.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${here}`,
    )
    await expect(share.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/sharing/share-offsite/?url=${here}`,
    )
  })

  await test.step("the copy-link button copies the current address: 'Successfully copied the link!'", async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToast(page, 'Successfully copied the link!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/post/${slug}`)
  })

  await test.step('related posts stand below', async () => {
    const related = page.locator('section', { has: page.getByRole('heading', { name: 'Keep reading' }) })
    await expect(related.getByRole('article').first()).toBeVisible()
    await expect(related.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  })

  await test.step('printed, a post has no header, footer and navigation', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(heading(page)).toBeVisible()
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByLabel('Share this post'),
    ])
      await expect(part).toBeHidden()
  })
})

test('client-side navigation from a card shows a skeleton, then the post', async ({ page, owner }) => {
  const { slug } = await owner.addPost({ title: 'Slowly developed' })
  await open(page, '/blog')
  const answer = await delayReply(page, `**/api/single-blog/${slug}`)
  await page.getByRole('article').getByRole('link', { name: 'Slowly developed' }).click()
  await expect(page.getByRole('status', { name: 'Loading the post' })).toBeVisible()
  await expect(page).toHaveTitle('Blog - Aloka Photography')
  answer()
  await expect(heading(page)).toHaveText('Slowly developed')
  await expect(page).toHaveTitle('Slowly developed - Aloka Photography')
})

test('error: the message of the API as heading and title', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/status of 503/)
  const { slug } = await owner.addPost({ title: 'Not to be had' })
  await open(page, '/blog')
  await refuseCalls(page, `**/api/single-blog/${slug}`, 503, 'The page is out at the printer.')
  await page.getByRole('article').getByRole('link', { name: 'Not to be had' }).click()
  await expect(page.getByRole('heading', { name: 'The page is out at the printer.' })).toBeVisible()
  await expect(page).toHaveTitle('The page is out at the printer. - Aloka Photography')
})

test('the post reloads when its address changes, also on back', async ({ page, owner }) => {
  await owner.addPost({ title: 'The older of two' })
  const newer = await owner.addPost({ title: 'The newer of two' })
  await open(page, `/blog/post/${newer.slug}`)
  await page.getByRole('link', { name: /Previous post/ }).click()
  await expect(heading(page)).toHaveText('The older of two')
  await expect(page).toHaveTitle('The older of two - Aloka Photography')
  await page.goBack()
  await expect(heading(page)).toHaveText('The newer of two')
  await page.getByRole('link', { name: /Previous post/ }).click()
  await page.getByRole('link', { name: /Next post/ }).click()
  await expect(heading(page)).toHaveText('The newer of two')
})

test('an old address of a post redirects to the new one with 301', async ({ page, owner }) => {
  const { id, ...post } = await owner.addPost({ title: 'Moved house' })
  const moved = `field-notes/${unique('new-house')}`
  await owner.changePost(id, { ...post, slug: moved })
  const reply = await page.request.get(`/blog/post/${post.slug}`, { maxRedirects: 0 })
  expect(reply.status()).toBe(301)
  expect(new URL(reply.headers().location!, 'http://site').pathname).toBe(`/blog/post/${moved}`)
  await open(page, `/blog/post/${post.slug}`)
  await expect(page).toHaveURL(`/blog/post/${moved}`)
  await expect(heading(page)).toHaveText('Moved house')
})

test('a post in Bangla has an address in Bangla', async ({ page, owner }) => {
  const slug = `field-notes/${unique('ছাদের-আলো')}`
  await owner.addPost({ title: 'ছাদের আলো', slug, postBody: '<p>দুপুরে ছায়া থাকে না।</p>' })
  await open(page, `/blog/post/${encodeURI(slug)}`)
  await expect(heading(page)).toHaveText('ছাদের আলো')
  await expect(heading(page)).toHaveAttribute('lang', 'bn')
})

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a hairline shows how much has been read', async ({ page, owner }) => {
    const { slug } = await owner.addPost({ postBody: '<p>Light and patience.</p>'.repeat(120) })
    await open(page, `/blog/post/${slug}`)
    const width = () => page.locator('.reading').evaluate((bar) => bar.getBoundingClientRect().width)
    expect(await width()).toBeLessThan(10)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await expect.poll(width).toBeGreaterThan(300)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(width).toBe(1440)
  })
})
