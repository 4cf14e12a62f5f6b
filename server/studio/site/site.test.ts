import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { defaultSite } from '../../../contract/shape/site-settings.ts'
import { insecurePicture } from '../../../contract/shape/web-address.ts'
import { demoSite } from '../../../db/seed/site.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { sendMails } from '../../testing/mail-runner.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertUpload } from '../../portfolio/picture/picture.queries.ts'
import { changeSite } from '../../platform/settings/settings.queries.ts'
import { createCachedContent, createCachedSite } from './cached-site.ts'

const read = async ({ call }: TestApp) => (await call(api.site.one)).body.data
const save = ({ call }: TestApp, changes: object) =>
  call(api.site.update, { as: 'owner', body: { ...demoSite, ...changes } })

const changes = { brand: 'Chhaya', phone: '+880 1811-222333', whatsApp: '+880 1811-222333' }

it('a new site has only default values', async () => {
  const app = await createTestApp()
  const { version, ...site } = await read(app)
  expect(site).toEqual(defaultSite)
  const saved = await save(app, { ...changes, version })
  expect(saved.body).toMatchObject({ success: true, message: 'Settings saved' })
  expect(await read(app)).toMatchObject({
    ...changes,
    whatsApp: '8801811222333',
    version: saved.body.data.version,
    owner: demoSite.owner,
  })
})

it('all settings but the name may be empty', async () => {
  const app = await createTestApp()
  expect((await save(app, { ...defaultSite })).status).toBe(200)
  expect(await read(app)).toMatchObject({ phone: '', whatsApp: '', email: '', slides: [], clients: [] })
})

it('saving one page of the settings leaves the others unchanged', async () => {
  const app = await createTestApp()
  await save(app, {})
  const { version, ...before } = await read(app)
  const tagline = 'Shadows first.'
  expect((await app.call(api.site.update, { as: 'owner', body: { tagline, version } })).status).toBe(200)
  expect(await read(app)).toMatchObject({ ...before, tagline })
})

it('pages of the settings that are saved at once are all stored', async () => {
  const app = await createTestApp()
  const names = ['tagline', 'owner', 'description', 'brandInBangla', 'trade'] as const
  await Promise.all(names.map((name) => app.call(api.site.update, { as: 'owner', body: { [name]: name } })))
  expect(await read(app)).toMatchObject(Object.fromEntries(names.map((name) => [name, name])))
})

it('completes what was typed instead of refusing it', async () => {
  for (const [typed, stored] of [
    [{ whatsApp: '01819334455' }, { whatsApp: '8801819334455' }],
    [{ whatsApp: '+880 1819-334455' }, { whatsApp: '8801819334455' }],
    [{ whatsApp: '০১৮১৯৩৩৪৪৫৫' }, { whatsApp: '8801819334455' }],
    [{ copyrightYear: '' }, { copyrightYear: new Date().getFullYear() }],
  ] as const) {
    const app = await createTestApp()
    expect(
      (await app.call(api.site.update, { as: 'owner', body: typed })).status,
      JSON.stringify(typed),
    ).toBe(200)
    expect(await read(app), JSON.stringify(typed)).toMatchObject(stored)
  }
})

it('a profile is stored as a full URL, however it was typed', async () => {
  for (const [typed, stored] of [
    ['instagram.com/aloka', 'https://instagram.com/aloka'],
    ['@aloka', 'https://instagram.com/aloka'],
    ['aloka', 'https://instagram.com/aloka'],
    ['//instagram.com/aloka', 'https://instagram.com/aloka'],
    ['https://instagram.com/aloka', 'https://instagram.com/aloka'],
  ] as const) {
    const app = await createTestApp()
    const social = { ...defaultSite.social, instagram: typed }
    expect((await app.call(api.site.update, { as: 'owner', body: { social } })).status, typed).toBe(200)
    expect((await read(app)).social.instagram, typed).toBe(stored)
  }
})

it('settings can be changed only by the owner', async () => {
  const { call } = await createTestApp()
  expect((await call(api.site.update, { body: demoSite })).status).toBe(401)
  expect((await call(api.site.update, { as: 'customer', body: demoSite })).status).toBe(403)
})

describe('two tabs', () => {
  it('the second save is refused and overwrites nothing, even the very first time', async () => {
    const app = await createTestApp()
    const { version } = await read(app)
    expect((await save(app, { brand: 'First', version })).status).toBe(200)
    const second = await save(app, { brand: 'Second', version })
    expect(second.status).toBe(409)
    expect(second.body.error).toBe(
      'The settings were changed somewhere else since you opened them. Nothing was overwritten.',
    )
    const now = await read(app)
    expect(now.brand).toBe('First')
    expect((await save(app, { brand: 'Third', version: now.version })).status).toBe(200)
    expect((await save(app, { brand: 'Without a version' })).status).toBe(200)
  })

  it('only one of many concurrent saves succeeds', async () => {
    const app = await createTestApp()
    const { version } = await read(app)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(app, { brand: `Tab ${n}`, version })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  })
})

it('refuses wrong values with an error at their field', async () => {
  for (const [wrong, field, sentence] of [
    [{ brand: ' ' }, 'brand', 'Brand is required.'],
    [{ phone: 'soon' }, 'phone', 'Please enter a valid phone number.'],
    [{ whatsApp: '017' }, 'whatsApp', 'Enter the number with its country code, such as 8801700000000.'],
    [
      { social: { ...demoSite.social, github: 'javascript:alert(1)' } },
      'social.github',
      'GitHub must be a web address like https://github.com/studio.',
    ],
    [{ slides: [demoSite.slides[0], demoSite.slides[0]] }, 'slides.1.title', 'Another slide has this title.'],
    [
      { pictures: { ...demoSite.pictures, login: { src: '/media/a.jpg', alt: '' } } },
      'pictures.login.alt',
      'Description is required.',
    ],
    [
      { clients: [{ name: 'Nodi', logo: 'data:text/html,x' }] },
      'clients.0.logo',
      'Please enter a valid image URL',
    ],
    [{ clients: [{ name: 'Nodi', logo: 'http://a.example/n.png' }] }, 'clients.0.logo', insecurePicture],
    [
      { slides: [{ ...demoSite.slides[0]!, picture: { src: 'http://a.example/s.jpg', alt: 'A boat' } }] },
      'slides.0.picture.src',
      insecurePicture,
    ],
  ] as const) {
    const { status, body } = await save(await createTestApp(), wrong)
    expect(status, JSON.stringify(wrong)).toBe(400)
    expect(body.fields, JSON.stringify(wrong)).toEqual({ [field]: sentence })
  }
})

it('still reads a picture that was saved before http:// was refused', async () => {
  const app = await createTestApp()
  const portrait = { src: 'http://a.example/me.jpg', alt: 'Me' }
  const saved = { ...defaultSite, pictures: { ...defaultSite.pictures, portrait } }
  await changeSite(app.db, undefined, new Date().toISOString(), () => saved)
  const { status, body } = await app.call(api.site.one)
  expect([status, body.data?.pictures.portrait.src]).toEqual([200, portrait.src])
})

it('stores the real size of an uploaded picture, whatever the call claims', async () => {
  const app = await createTestApp()
  const src = '/media/p/0123456789abcdef0123-1200.jpg'
  await insertUpload(app.db, {
    src,
    original: 'a'.repeat(64),
    hash: '0123456789abcdef0123',
    width: 1200,
    height: 800,
    placeholder: '',
  })
  const pictures = {
    ...demoSite.pictures,
    portrait: { src, alt: 'A roof', width: 9, height: 9 },
    studio: { src: 'https://elsewhere.example/a.jpg', alt: 'A wall', width: 9, height: 9 },
  }
  await save(app, { pictures })
  const stored = (await read(app)).pictures
  expect(stored.portrait).toMatchObject({ src, alt: 'A roof', width: 1200, height: 800 })
  expect(stored.studio.width).toBeUndefined()
})

it('mails, their calendar files and the feed show changed settings at once', async () => {
  const app = await createTestApp()
  const mailServer = await startMailServer()
  const before = (await app.send('GET', '/rss.xml')).body as string
  expect(before).toContain('Blog - Aloka Photography')
  const serviceId = await addService(app)
  await save(app, { ...changes, tagline: 'Shadows first.' })
  expect((await app.send('GET', '/rss.xml')).body).toContain('Blog - Chhaya Photography')
  expect((await app.send('GET', '/rss.xml')).body).toContain('Shadows first.')
  await app.call(api.booking.add, { body: bookingExample(serviceId) })
  await app.call(api.message.add, { body: messageExample })
  const jobs = sendMails(app, { smtpUrl: mailServer.url })
  await expect.poll(() => mailServer.mails.length).toBe(4)
  await jobs.stop()
  await mailServer.stop()
  for (const { text, html } of mailServer.mails) {
    expect(text).toContain('-- \nChhaya Photography\n+880 1811-222333')
    expect(html).toContain('tel:+8801811222333')
    expect(text + html).not.toMatch(/Aloka|1700-000000/)
  }
  const confirmation = mailServer.mails.find(({ text }) =>
    text.includes('booking form of Chhaya Photography'),
  )
  expect(confirmation!.text).toContain('https://wa.me/8801811222333')
})

it('pages keep the last known settings while the database fails', async () => {
  const app = await createTestApp()
  const kept = createCachedSite(app.db)
  await save(app, changes)
  expect((await kept.read('en')).brand).toBe('Chhaya')
  await app.db.schema.alterTable('setting').renameTo('away').execute()
  kept.invalidate()
  expect((await kept.read('en')).brand).toBe('Chhaya')
  await app.db.schema.alterTable('away').renameTo('setting').execute()
  await app.db.deleteFrom('setting').where('name', '=', 'site').execute()
  expect((await kept.read('en')).brand).toBe('Aloka')
})

it('pages know which kinds of content exist', async () => {
  const app = await createTestApp()
  const content = createCachedContent(app.db, { canSend: async () => false })
  expect(await content.read()).toEqual({ services: false, posts: false, work: false, email: false })
  const id = await addService(app)
  content.invalidate()
  expect(await content.read()).toMatchObject({ services: true, posts: false })
  await app.db.deleteFrom('service').where('id', '=', id).execute()
  content.invalidate()
  expect(await content.read()).toMatchObject({ services: false, posts: false })
})
