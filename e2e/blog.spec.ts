import { api } from '../contract/api.ts'
import { delayReply, refuseCalls } from './fixtures/network.ts'
import { open, reload, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('Blog', async ({ page, owner }) => {
  const { slug, title } = await owner.addPost({
    title: 'Markup is not shown',
    postBody: `<h2>Noon</h2><p>The <em>light</em> at noon is ${'hard '.repeat(20)}</p>`,
  })
  const { data } = await owner.call(api.post.list, { query: { limit: 9, sort: 'desc' } })
  await open(page, '/blog')

  await test.step("heading 'Recent Blog', cards newest first", async () => {
    await expect(page).toHaveTitle('Blog - Aloka Photography')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent Blog')
    const headings = page.getByRole('article').getByRole('heading')
    await expect(headings.first()).toHaveText(title)
    await expect(headings).toHaveText(data.map((post) => post.title))
  })

  await test.step('grid of cards: 1 column on a phone, 2 at 900 px, 3 at 1440 px', async () => {
    for (const [columns, size] of [
      [1, sizes.phone],
      [2, { width: 900, height: 1000 }],
      [3, sizes.desktop],
    ] as const) {
      await page.setViewportSize(size)
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().x)))
      expect(new Set(lefts).size, `columns at ${size.width} px`).toBe(columns)
    }
  })

  await test.step("a card: thumbnail, category badge, title, the first 70 characters without markup and '...', author, date", async () => {
    const card = page.getByRole('article').filter({ hasText: title })
    const text = `Noon The light at noon is ${'hard '.repeat(20)}`.slice(0, 70).trimEnd()
    await expect(card.getByText(`${text}...`, { exact: true })).toBeVisible()
    await expect(card.locator('.badge')).toHaveText('Field Notes')
    await expect(card).toContainText('Arko Dipto')
    await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    await expect(card.getByRole('img')).toBeVisible()
    await card.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/blog/post/${slug}`)
  })
})

test('client-side navigation shows skeletons, then the cards', async ({ page }) => {
  await open(page, '/about')
  const answer = await delayReply(page, '**/api/blogs?*')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  const loading = page.getByRole('status', { name: 'Loading posts' })
  await expect(loading).toBeVisible()
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('error: the message of the API, and a retry loads the cards', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 500/)
  await open(page, '/about')
  const heal = await refuseCalls(page, '**/api/blogs?*', 500, 'The shelf fell over.')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('alert')).toContainText('The shelf fell over.')
  await heal()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the posts can be filtered by category, and the address keeps it', async ({ page }) => {
  await open(page, '/blog')
  const filter = page.getByRole('navigation', { name: 'Categories' })
  await expect(filter.locator('[aria-current]')).toHaveText(['All'])
  await filter.getByRole('link', { name: 'Darkroom' }).click()
  await expect(page).toHaveURL('/blog?category=darkroom')
  const badges = page.getByRole('article').locator('.badge')
  await expect.poll(async () => new Set(await badges.allInnerTexts())).toEqual(new Set(['Darkroom']))
  await reload(page)
  await expect(filter.locator('[aria-current]')).toHaveText(['Darkroom'])
  await page.goBack()
  await expect(filter.locator('[aria-current]')).toHaveText(['All'])
})

test('older posts are on the next page', async ({ page, owner }) => {
  const { total } = await owner.call(api.post.list, { query: { limit: 9, body: 'none' } })
  await open(page, '/blog')
  await expect(page.getByRole('article')).toHaveCount(9)
  await page.getByRole('navigation', { name: 'Pages of posts' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(page.getByRole('article')).toHaveCount(Math.min(9, total - 9))
})
