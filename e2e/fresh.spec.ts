import { publicNames } from '../tooling/public-addresses.ts'
import { expect, test } from './fixtures/test.ts'

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' })

test('anonymous pages come compressed with brotli, with an ETag that answers 304', async ({
  site,
  addresses,
}) => {
  for (const name of publicNames) {
    const address = site.url + encodeURI(addresses[name])
    // A change by an earlier journey may still invalidate the page in between.
    await expect(async () => {
      const reply = await get(address, { 'accept-encoding': 'gzip, br' })
      expect(reply.status, name).toBe(200)
      expect(reply.headers.get('content-encoding'), name).toBe('br')
      const etag = reply.headers.get('etag')!
      expect(etag, name).toBeTruthy()
      expect((await get(address, { 'if-none-match': etag })).status, name).toBe(304)
    }).toPass()
  }
})

test('pages are up to date at once after the owner changes a service', async ({ page, owner, site }) => {
  const id = await owner.addService({ title: 'Before the change', price: 11111 })
  const address = `${site.url}/services/${id}`
  const before = await get(address)
  expect(await before.text()).toContain('11,111')
  await owner.changeService(id, { title: 'After the change', price: 22222 })
  const after = await get(address, { 'if-none-match': before.headers.get('etag')! })
  expect(after.status).toBe(200)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('After the change')
  await expect(page.getByRole('main')).toContainText('৳22,222')
  await page.goto('/services')
  await expect(page.getByRole('article').first()).toContainText('After the change')
  await page.goto('/')
  await expect(page.getByRole('article').first()).toContainText('After the change')
})

test('a deleted service is gone from its address at once', async ({ owner, site }) => {
  const id = await owner.addService()
  expect((await get(`${site.url}/services/${id}`)).status).toBe(200)
  await owner.removeService(id)
  expect((await get(`${site.url}/services/${id}`)).status).toBe(404)
})

test('icons are where browsers look for them', async ({ site }) => {
  for (const [name, type] of [
    ['favicon.ico', /^image\/(vnd\.microsoft\.icon|x-icon)$/],
    ['apple-touch-icon.png', /^image\/png$/],
  ] as const) {
    const reply = await get(`${site.url}/${name}`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)])
  }
})
