import { allSentences } from '../language/bn/all.ts'
import { publicNames } from '../tooling/public-addresses.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { readSentPage, type SentPage } from './fixtures/sent-page.ts'
import { expect, test } from './fixtures/test.ts'

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']

/** What a page says in a script, by text or by attribute, outside of what is marked as being in another language. */
function saidIn(page: SentPage, script: RegExp, other: 'en' | 'bn') {
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

/** Names, addresses and what is typed in Latin letters everywhere. */
const isName = (text: string) =>
  /^(GitHub|Google|Nokshi|Niloy|Nodi|Meghpur Tea Gardens|Ujanpara Steel Works|Tin Kona Architects|https:\/\/|01XXX-XXXXXX|\S+@\S+)$/.test(
    text,
  )

const ourBangla = new Set<string>(Object.values(allSentences))

for (const name of [...publicNames, 'login', 'register'] as const) {
  test(`${name} in Bangla says nothing of ours in English, and in English nothing in Bangla`, async ({
    request,
    addresses,
  }) => {
    const address = name === 'login' || name === 'register' ? `/${name}` : addresses[name]
    const bangla = await readSentPage(request, `/bn${address === '/' ? '' : address}`)
    expect(saidIn(bangla, /[A-Za-z]{2}/, 'en').filter((text) => !isName(text))).toEqual([])
    // What nobody has translated yet keeps its own title.
    if (name !== 'post' && name !== 'service') expect(bangla.title).not.toMatch(/[A-Za-z]{2}/)
    const english = await readSentPage(request, address)
    // What people write may be in Bangla on either page.
    expect(saidIn(english, /[\u0985-\u09b9]/, 'bn').filter((text) => ourBangla.has(text))).toEqual([])
  })
}

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
  ...['studio', 'contact', 'pages', 'days', 'payments', 'mail'].map((page) => `settings/${page}`),
  'setup',
]

/** What the owner has written stays as it is; names of what everybody calls so are the same in both. */
const isTheSame = new Set(['Aloka', 'Studio', 'Darkroom', 'Owner', 'Guest'])

test('the admin area in Bangla says no sentence of ours in English', async ({ page }) => {
  await enterAsOwner(page)
  for (const name of adminPages) {
    const bangla = await readSentPage(page.request, `/bn/admin/${name}`)
    const ours = saidIn(bangla, /[A-Za-z]{2}/, 'en').filter(
      (text) => text in allSentences && !isTheSame.has(text),
    )
    expect(ours, name).toEqual([])
    expect(bangla.title).toMatch(/\p{Script=Bengali}/u)
  }
})
