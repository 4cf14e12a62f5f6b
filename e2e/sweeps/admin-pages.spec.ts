import type { Page } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { expectAccessibleEverywhere } from '../fixtures/accessible.ts'
import { enterAsOwner } from '../fixtures/admin.ts'
import { unique } from '../fixtures/owner.ts'
import { expectFitsWidth, open, walkTo } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** Widths between those that axe checks. */
const widths = [600, 768, 900, 1080, 1280]

/** Controls that are partly invisible: outside the window, or clipped by an ancestor. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const tolerance = 1
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      let around = element.parentElement
      for (; around && around !== document.body; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        // A scroll container shows everything in the end, and hides a part until then.
        if (/auto|scroll/.test(overflowX)) return false
        if (!/hidden|clip/.test(overflowX)) continue
        const edge = around.getBoundingClientRect()
        if (left < edge.left - tolerance || right > edge.right + tolerance) return true
      }
      return left < -tolerance || right > document.documentElement.clientWidth + tolerance
    }
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      })
      .filter((element) => !element.closest('[inert]') && isOutside(element))
      .map((element) => element.outerHTML.slice(0, 140))
  })

const long = 'Photographs of the river, its boats and the people who mend their nets before sunrise'

test('on every page of the studio every control can be reached at every width, and axe finds nothing, light and dark', async ({
  page,
  owner,
}) => {
  // Many pages at many sizes: a busy machine may take its time.
  test.setTimeout(20 * 60_000)
  await enterAsOwner(page)
  const serviceId = await owner.addService({ title: long })
  // Their badges and the filter are in the list.
  const draftId = await owner.addService({ title: unique('Draft'), status: 'draft' })
  const onHomeId = await owner.addService({ title: unique('Home'), onHome: true })
  const post = await owner.addPost({
    title: long,
    slug: `river-and-roof/${unique(long.replaceAll(/\W+/g, '-').toLowerCase())}`,
  })
  const { data: review } = await owner.call(api.review.add, { body: { serviceId, rating: 5, review: long } })
  const person = {
    name: long.slice(0, 60),
    email: `${unique('a-rather-long-name-of-somebody')}@department.example.com`,
  }
  const eventDate = dayInDhaka(new Date(Date.now() + 7 * 86_400_000))
  const { data: booking } = await owner.call(api.booking.add, {
    body: { ...person, phone: '01711000000', eventDate, serviceId },
  })
  const { data: message } = await owner.call(api.message.add, {
    body: { ...person, subject: long, message: long },
  })
  const first = async (list: Promise<{ data: { _id: string }[] }>) => (await list).data[0]!._id
  const authorId = await first(owner.call(api.author.list))
  const categoryId = await first(owner.call(api.category.list))
  const found: Record<string, string[]> = {}
  await open(page, '/admin')
  for (const path of [
    'dashboard',
    'services',
    'services/add-service',
    `services/update-service/${serviceId}`,
    'my-reviews',
    'my-reviews?tab=mine',
    `my-reviews/edit-review/${review._id}`,
    'request',
    `request/view/${booking._id}`,
    'request/new',
    'request/saved-replies',
    `person/${booking._id}`,
    'inbox',
    `inbox/view/${message._id}`,
    'blogs',
    'blogs/add-new-blog',
    `blogs/update-blog/${post.id}`,
    'blogs/add-author',
    `blogs/update-author/${authorId}`,
    'blogs/add-category',
    `blogs/update-category/${categoryId}`,
    'mails',
    'health',
    'settings',
  ]) {
    await walkTo(page, `/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const look = async () => {
      const controls = await cutOff(page)
      if (controls.length > 0) found[`${path} at ${page.viewportSize()?.width} px`] = controls
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await look()
    }
    const atEachSize = async () => {
      await expectFitsWidth(page)
      await look()
    }
    await expectAccessibleEverywhere(page, { withFrame: path === 'dashboard', atEachSize })
  }
  for (const id of [draftId, onHomeId]) await owner.removeService(id)
  expect(found).toEqual({})
})
