import { demoOwner } from '../../server/config.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import type { Browser } from './webdriver.ts'

/** The key in WebDriver notation. */
const enter = '\uE007'

const text = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent`

/** Typing into a date field depends on the language of the browser; setting its value does not. */
const setDate = (browser: Browser, selector: string, value: string) =>
  browser.evaluate(
    `(() => { const field = document.querySelector(${JSON.stringify(selector)}); Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${value}'); field.dispatchEvent(new Event('input', { bubbles: true })); return true })()`,
  )

/** Waits until no toast covers what is pressed next. */
const toastIsSmall = `document.querySelector('.toasts').getBoundingClientRect().height < 400`

export const journeys: Record<string, (browser: Browser, url: string) => Promise<void>> = {
  async 'home and its slider'(browser, url) {
    await browser.open(url)
    await browser.click('[aria-label="Kinds of photography"] button[aria-label^="Slide 3"]')
    await browser.until(`${text('[aria-label="3 of 5"]')}?.includes('Wedding Photography')`)
  },
  async 'the pager of services and a booking'(browser, url) {
    await browser.open(`${url}/services`)
    await browser.click('nav[aria-label="Pages of services"] [rel=next]')
    await browser.until(`location.search === '?page=2'`)
    await browser.until(`${text('[aria-current=page][aria-label="Page 2"]')}`)
    await browser.open(
      `${url}${String(await browser.evaluate(`document.querySelector('main a[href^="/services/"]').pathname`))}`,
    )
    await browser.until(`document.querySelector('#book [type=date]').min === '${dayInDhaka()}'`)
    await setDate(browser, '#book [type=date]', dayInDhaka(new Date(Date.now() + 7 * 86_400_000)))
    await browser.click('.book-on')
    await browser.type('#book [name=name]', 'Rafi Hasan')
    await browser.type('#book [name=email]', 'rafi@example.com')
    await browser.type('#book [name=phone]', '01711000000')
    await browser.type('#book [name=phone]', enter)
    await browser.until(`document.querySelector('.booking-sent')`)
    await browser.until(toastIsSmall)
  },
  async 'a message'(browser, url) {
    await browser.open(`${url}/contact`)
    await browser.type('main [name=name]', 'Nadia Islam')
    await browser.type('main [name=email]', 'nadia@example.com')
    await browser.type('main [name=subject]', 'A question about December')
    await browser.type('main [name=message]', 'Are you free in the second week of December?')
    await browser.click('main form [type=submit]')
    await browser.until(`document.querySelector('.toast.success')`)
    await browser.until(toastIsSmall)
  },
  async 'the owner signs in, sees the dashboard, searches, and leaves a dialog'(browser, url) {
    await browser.open(`${url}/login`)
    await browser.type('main [name=email]', demoOwner.email)
    await browser.type('main [name=password]', demoOwner.password)
    await browser.click('main form [type=submit]')
    await browser.until(`location.pathname === '/admin'`)
    await browser.open(`${url}/admin/dashboard`)
    await browser.until(`document.querySelector('h1') && !document.querySelector('.error-view')`)
    await browser.until(`document.querySelector('.adm-side-in')`)
    await browser.until(
      `((list) => getComputedStyle(list).overflowX === 'hidden' || list.scrollWidth <= list.clientWidth)(document.querySelector('.adm-side-in'))`,
    )
    await browser.open(`${url}/admin/services`)
    await browser.type('[type=search]', 'wedding')
    await browser.until(`location.search.includes('search=wedding')`)
    await browser.click('[data-act="delete"]')
    await browser.until(`document.querySelector('dialog[open]')`)
    await browser.click('dialog[open] .adm-yn button')
    await browser.until(`!document.querySelector('dialog[open]')`)
    await browser.resize(500, 900)
    await browser.click('.adm-dock button')
    await browser.until(`document.querySelector('.adm-more[open]')`)
    await browser.click('.adm-more [aria-label=Close]')
    await browser.until(`!document.querySelector('.adm-more[open]')`)
  },
}
