import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { usualPayments } from '../../contract/shape/studio-settings.ts'
import { addDays } from '../../contract/shape/zone.ts'
import { allSentences } from '../../language/bn/all.ts'
import { splitLanguage } from '../../language/languages.ts'
import { publicNames } from '../../tooling/public-addresses.ts'
import { register } from '../fixtures/accounts.ts'
import { enterAsOwner } from '../fixtures/admin.ts'
import { addGallery } from '../fixtures/gallery.ts'
import { fetchPage, type FetchedPage } from '../fixtures/fetched-page.ts'
import { expect, test } from '../fixtures/test.ts'

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']

/** All text and attributes of a page in a script, except what is marked as another language. */
function saidIn(page: FetchedPage, script: RegExp, other: 'en' | 'bn') {
  const said: string[] = []
  for (const element of page.body.querySelectorAll('*')) {
    if (element.closest(`[lang=${other}], script, style, noscript`)) continue
    const texts = [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .map((node) => node.textContent)
    const attributes = spokenAttributes.map((name) => element.getAttribute(name))
    for (const text of [...texts, ...attributes]) if (text && script.test(text)) said.push(text.trim())
  }
  return said
}

/** Names, addresses and input that use Latin letters everywhere. */
const isName = (text: string) =>
  /^(GitHub|Google|Nokshi|Niloy|Nodi|Meghpur Tea Gardens|Ujanpara Steel Works|Tin Kona Architects|https:\/\/|01XXX-XXXXXX|\S+@\S+)$/.test(
    text,
  )

// Far enough ahead that no other journey books days there.
const farDay = addDays(dayInDhaka(), 490)

const ourBangla = new Set<string>(Object.values(allSentences))

for (const name of [...publicNames, 'login', 'register'] as const) {
  test(`${name} in Bangla says nothing of ours in English, and in English nothing in Bangla`, async ({
    request,
    addresses,
  }) => {
    const address = name === 'login' || name === 'register' ? `/${name}` : addresses[name]
    const bangla = await fetchPage(request, `/bn${address === '/' ? '' : address}`)
    expect(
      saidIn(bangla, /[A-Za-z]{2}/, 'en').filter(
        (text) => !isName(text) && /[A-Za-z]{2}/.test(text.replaceAll('TrxID', '')),
      ),
    ).toEqual([])
    // An untranslated post keeps its title.
    if (name !== 'post' && name !== 'service') expect(bangla.title).not.toMatch(/[A-Za-z]{2}/)
    const english = await fetchPage(request, address)
    // Text of users may be in Bangla on either page.
    expect(saidIn(english, /[\u0985-\u09b9]/, 'bn').filter((text) => ourBangla.has(text))).toEqual([])
  })
}

/** Our texts contain a letter of their language; TrxID and bKash are the same everywhere. */
const inOtherLetters = (page: FetchedPage) =>
  saidIn(page, /[A-Za-z]{2}/, 'en').filter(
    (text) =>
      !isName(text) &&
      /^[^\u0985-\u09b9]*[A-Za-z]{2}[^\u0985-\u09b9]*$/.test(text.replace(/\S+@\S+|AL-[\w-]+/g, '')),
  )

test('pages of an account and of a client contain no text of ours in the other language', async ({
  page,
  site,
  owner,
}) => {
  const payments = { ...usualPayments, bkash: { on: true, number: '01711223344' } }
  await owner.call(api.studio.update, { body: { payments } })
  const serviceId = await owner.addService({ title: 'বিয়ের ছবি' })
  const { data } = await owner.call(api.booking.add, {
    body: {
      name: 'নুসরাত',
      email: 'nusrat@example.com',
      phone: '01711000000',
      eventDate: farDay,
      serviceId,
      language: 'bn',
    },
  })
  const params = { id: data._id }
  const line = { text: 'সারা দিন', detail: '', count: 1, price: 4_500_000 }
  const offer = {
    lines: [line],
    advance: { kind: 'percent', value: 30 } as const,
    validUntil: addDays(dayInDhaka(), 6),
    terms: '',
    message: '',
  }
  const draft = await owner.call(api.offer.saveDraft, { params, body: offer })
  await owner.call(api.offer.send, { params: { id: draft.data._id } })
  const { path } = (await owner.call(api.clientBooking.link, { params })).data
  const english = splitLanguage(path).rest
  const papers = async () =>
    [...(await fetchPage(page.request, `/bn${english}`)).querySelectorAll('a[href*="/paper/"]')].map(
      (link) => splitLanguage(link.getAttribute('href')!).rest,
    )
  const { clientPath } = await addGallery(site.url, owner, [{ file: 'wedding-1.jpg' }], {
    title: 'নুসরাত',
    pin: '2741',
  })
  await register(page, { name: 'নুসরাত' })
  const crawl = async (address: string) => {
    const bangla = await fetchPage(page.request, `/bn${address}`)
    expect(inOtherLetters(bangla), address).toEqual([])
    expect(bangla.documentElement.getAttribute('lang')).toBe('bn')
    const own = await fetchPage(page.request, address)
    expect(
      saidIn(own, /[\u0985-\u09b9]/, 'bn').filter((text) => ourBangla.has(text)),
      address,
    ).toEqual([])
  }
  await crawl('/account')
  await crawl(english)
  await owner.call(api.offer.agree, { params: { id: draft.data._id }, body: { name: 'নুসরাত' } })
  await owner.call(api.payment.record, { params, body: { way: 'cash', amount: 1_350_000 } })
  await crawl(english)
  const sheets = await papers()
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) await crawl(sheet)
  const door = splitLanguage(clientPath).rest
  await crawl(door)
  const [slug, key] = [door.split(/[/?]/)[2]!, new URL(door, site.url).searchParams.get('key')!]
  await page.request.post(`/api/gallery-open/${slug}`, { data: { key, pin: '2741' } })
  await crawl(door)
})

const settingsPages =
  'studio contact biography pages slides clients pictures language days calendar offers payments mail'.split(
    ' ',
  )

const adminPages = [
  'dashboard',
  'calendar',
  'calendar?view=agenda',
  'work',
  'work/add',
  'services',
  'services/add-service',
  'my-reviews?tab=all',
  'request',
  'request/new',
  'request/saved-replies',
  'inbox',
  'blogs',
  'blogs/add-new-blog',
  'blogs/add-author',
  'mails',
  'health',
  'galleries',
  'money',
  'translate',
  'translate/site/site',
  ...settingsPages.map((page) => `settings/${page}`),
  'setup',
]

/** Text of the owner stays as it is; proper names are the same in both languages. */
const isTheSame = new Set(['Aloka', 'Studio', 'Darkroom', 'Owner', 'Guest', 'Photographer'])

test('the studio in Bangla contains no English text of ours', async ({ page }) => {
  await enterAsOwner(page)
  for (const name of adminPages) {
    const bangla = await fetchPage(page.request, `/bn/admin/${name}`)
    const ours = saidIn(bangla, /[A-Za-z]{2}/, 'en').filter(
      (text) => text in allSentences && !isTheSame.has(text),
    )
    expect(ours, name).toEqual([])
    expect(bangla.title).toMatch(/\p{Script=Bengali}/u)
  }
})
