import { api } from '../contract/api.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

test('the owner translates a service next to its English, and marks an older translation as still correct', async ({
  page,
  owner,
  request,
}) => {
  const title = unique('Rooftops')
  const id = await owner.addService({ title })
  await enterAsOwner(page)
  await open(page, `/admin/services/update-service/${id}`)
  await page.getByRole('link', { name: 'In Bangla' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} in Bangla`)
  await expect(page.getByRole('group', { name: 'Title', exact: true })).toContainText('Missing')
  await page.getByRole('textbox', { name: 'Title in Bangla' }).fill('ছাদের ছবি')
  await page.getByRole('button', { name: 'Save Bangla texts' }).click()
  await expectToast(page, 'Translation saved')
  await expect(page.getByRole('group', { name: 'Title', exact: true })).toContainText('Up to date')
  expect(await (await request.get(`/bn/services/${id}`)).text()).toContain('ছাদের ছবি')

  const { data } = await owner.call(api.service.one, { params: { id } })
  const { price, details, thumbnail, gallery } = data
  await owner.call(api.service.update, {
    params: { id },
    body: { title: `${title} at dusk`, price, details, thumbnail, gallery },
  })
  await page.setViewportSize(sizes.phone)
  await open(page, '/admin/translate')
  await expectFitsWidth(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: `${title} at dusk` }).click()
  const older = page.getByRole('group', { name: 'Title', exact: true })
  await expect(older).toContainText('Older than the English text')
  await expect(older.locator('ins')).toContainText('at dusk')
  await expectFitsWidth(page)
  await expectAccessible(page)
  await older.getByRole('button', { name: 'Still correct' }).click()
  await page.getByRole('button', { name: 'Save Bangla texts' }).click()
  await expectToast(page, 'Translation saved')
  await expect(older).toContainText('Up to date')
})
