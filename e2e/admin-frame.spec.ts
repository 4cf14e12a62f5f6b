import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { open, sizes, walkTo } from './fixtures/pages.ts'
import { parsePage } from './fixtures/fetched-page.ts'
import { expect, test } from './fixtures/test.ts'

const routes = {
  '/admin': 'Dashboard',
  '/admin/dashboard': 'Dashboard',
  '/admin/services': 'Services Control',
  '/admin/services/add-service': 'Add New Service',
  '/admin/my-reviews': 'My Reviews',
}

const entries = {
  Dashboard: '/admin/dashboard',
  Services: '/admin/services',
  'My Reviews': '/admin/my-reviews',
  'Event Request': '/admin/request',
  Inbox: '/admin/inbox',
  'Manage Blog': '/admin/blogs',
}

const ownersOnly = { Emails: '/admin/mails', Health: '/admin/health', Settings: '/admin/settings' }

test('a visitor is redirected to the login page, which remembers the requested page', async ({
  page,
  request,
}) => {
  for (const path of [...Object.keys(routes), '/admin/services?page=2']) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect(reply.status()).toBe(302)
    expect(reply.headers().location).toBe(`/login?return=${encodeURIComponent(path)}`)
    expect(reply.headers()['cache-control']).toBe('no-store')
  }
  await page.goto('/about')
  await page.goto('/admin/services')
  await expect(page).toHaveURL(/\/login\?return=%2Fadmin%2Fservices$/)
  await page.goBack()
  await expect(page, 'the guarded page left no trace').toHaveURL(/\/about$/)
})

test('signing in leads to the requested page', async ({ page }) => {
  await open(page, '/login?return=/admin/services')
  await page.getByLabel('Email').first().fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill('aloka-demo')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  await expect(page).toHaveURL(/\/admin\/services$/)
  await expect(page.getByRole('link', { name: 'Add New Service' })).toBeVisible()
})

test('pages have titles, and are neither cached nor indexed', async ({ page }) => {
  await enterAsOwner(page)
  for (const [path, title] of Object.entries(routes)) {
    const reply = await page.request.get(path)
    expect(reply.headers()['cache-control']).toBe('private, no-store')
    const sent = await parsePage(reply)
    expect(sent.title).toBe(`${title} - Aloka Photography`)
    expect(sent.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex')
  }
})

test('large screens: header, sidebar with every entry, footer, Logout', async ({ page }) => {
  await enterAsOwner(page)
  await open(page, '/admin')
  const nav = page.getByRole('navigation', { name: 'Admin', exact: true })
  for (const [name, address] of Object.entries({ ...entries, ...ownersOnly }))
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await expect(nav, 'the account has no name, the settings do').toContainText(/Rafiq Anwar\s*Owner/)
  await expect(page.getByRole('banner')).toContainText('Aloka')
  await expect(page.getByRole('contentinfo')).toContainText('© 2022 Aloka Photography')
  await expect(page.getByRole('navigation', { name: 'small screens' })).toBeHidden()
  await nav.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  await expect(nav.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('customers have the same entries, see no counts, and are refused the pages that change content', async ({
  page,
  site,
  owner,
}) => {
  await enterAsCustomer(page, site.url)
  await open(page, '/admin')
  const nav = page.getByRole('navigation', { name: 'Admin', exact: true })
  for (const name of Object.keys(entries)) await expect(nav.getByRole('link', { name })).toBeVisible()
  for (const name of Object.keys(ownersOnly)) await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expect(nav).not.toContainText('pending')
  const id = await owner.addService()
  for (const path of [
    '/admin/services/add-service',
    `/admin/services/update-service/${id}`,
    '/admin/settings',
    '/admin/health',
  ]) {
    const reply = await page.request.get(path)
    expect(reply.status(), path).toBe(403)
    const sent = await parsePage(reply)
    expect(sent.querySelector('h1')!.textContent).toBe("You don't have permission to access this page")
    expect(sent.querySelectorAll('main :is(input, textarea)')).toHaveLength(0)
  }
})

test('navigation in the studio', async ({ page }) => {
  await enterAsOwner(page)

  await test.step('the back link of a page leads to the list as it was left', async () => {
    for (const [list, back] of [
      ['/admin/inbox?status=pending&search=a', 'Go Back'],
      ['/admin/blogs?status=published&search=walls', 'Cancel'],
    ] as const) {
      await open(page, list)
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', list)
      await page.getByRole('link', { name: back }).click()
      await expect(page).toHaveURL(list)
    }
  })

  await test.step('a key pressed the moment a page appears works, and the focus stays where it led', async () => {
    await walkTo(page, '/admin')
    await page.evaluate(() => {
      const press = () => {
        if (document.querySelector('h1')?.textContent !== 'Services Control') return
        watcher.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
      }
      const watcher = new MutationObserver(press)
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  await test.step('small screens: five slots; the last opens the other places and Logout', async () => {
    await page.setViewportSize(sizes.phone)
    await walkTo(page, '/admin')
    const dock = page.getByRole('navigation', { name: 'small screens' })
    await expect(dock.getByRole('link')).toHaveCount(4)
    for (const slot of await dock.locator('> *').all())
      expect((await slot.boundingBox())!.width).toBeGreaterThanOrEqual(64)
    await expect(page.getByRole('navigation', { name: 'Admin', exact: true })).toBeHidden()
    await dock.getByRole('button', { name: 'More' }).click()
    const more = page.getByRole('dialog', { name: 'More' })
    await expect(more.getByRole('link', { name: 'Manage Blog' })).toBeVisible()
    for (const [name, address] of Object.entries(ownersOnly))
      await expect(more.getByRole('link', { name })).toHaveAttribute('href', address)
    await expect(more.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(more).toBeHidden()
    await dock.getByRole('button', { name: 'More' }).click()
    await more.getByRole('link', { name: 'My Reviews' }).click()
    await expect(more).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Reviews')
  })

  await test.step('the keyboard reaches every place, and its shortcuts can be turned off', async () => {
    await page.setViewportSize(sizes.desktop)
    await walkTo(page, '/admin')
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('g')
    await expect(page.getByRole('searchbox')).toHaveValue('g')
    await page.getByRole('searchbox').blur()
    await page.keyboard.press('j')
    await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard' })
    await dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  })
})

test('Ctrl and K finds a booking by a name, opens a dialog of another page, and leads to a setting', async ({
  page,
}) => {
  await enterAsOwner(page)
  await open(page, '/admin/services')
  const box = page.getByRole('combobox', { name: 'Find people' })
  await test.step('a booking of the demo, with its service and day', async () => {
    await page.keyboard.press('Control+k')
    await box.fill('kashphul')
    await expect(
      page.getByRole('group', { name: 'Event Request' }).getByRole('option').first(),
    ).toContainText(/Kashphul Ceramics.*20\d\d/)
    await box.press('Enter')
    await expect(page).toHaveURL(/\/admin\/(clients|request)\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kashphul Ceramics')
  })
  await test.step('an action', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Find' }).click()
    await box.fill('block')
    await box.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Block days' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/admin\/calendar$/)
  })
  await test.step('a setting, at its field', async () => {
    await page.keyboard.press('Control+k')
    await box.fill('whatsapp')
    await page.getByRole('option', { name: /WhatsApp/ }).click()
    await expect(page.getByRole('textbox', { name: 'WhatsApp' })).toBeFocused()
  })
})
