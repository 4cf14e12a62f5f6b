import type { Locator, Page } from '@playwright/test'
import { enterAsOwner } from './fixtures/admin.ts'
import { open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

/** Simulates a browser without `closedby`, such as Safari. */
const forgetClosedBy = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby')
  })

async function pressBeside(page: Page, dialog: Locator) {
  const box = (await dialog.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y / 2)
}

test('dialogs and the sheet of small screens close on a press outside', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await enterAsOwner(page)
  await open(page, '/admin/services')
  for (const browser of ['this browser', 'a browser without closedby'] as const)
    await test.step(`in ${browser}`, async () => {
      if (browser !== 'this browser') await forgetClosedBy(page)
      const more = page.getByRole('dialog', { name: 'More' })
      const openMore = () => page.getByRole('button', { name: 'More' }).click()
      await openMore()
      await more.click({ position: { x: 195, y: 12 } })
      await expect(more).toBeVisible()
      await pressBeside(page, more)
      await expect(more).toBeHidden()
      await openMore()
      await more.getByRole('button', { name: 'Close' }).click()
      await expect(more).toBeHidden()

      const question = page.getByRole('alertdialog')
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await pressBeside(page, question)
      await expect(question).toBeHidden()

      await test.step('selecting text and releasing outside keeps a dialog open', async () => {
        await page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click()
        await question.getByRole('heading').hover()
        await page.mouse.down()
        await page.mouse.move(20, 20)
        await page.mouse.up()
        await expect(question).toBeVisible()
      })
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
    })
})
