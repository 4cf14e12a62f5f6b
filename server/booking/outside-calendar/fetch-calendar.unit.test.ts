import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { createFetchCalendar, type FindAddresses } from './fetch-calendar.ts'
import { startCalendarServer } from './testing/calendar-server.ts'

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const inPrivate = 'Its address leads into a private network.'

/** Sends data without end. */
function pour(response: ServerResponse) {
  const part = Buffer.alloc(64 * 1024, 'x')
  const more = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', more)
  more()
}

const server = await startCalendarServer((response, path) => {
  const to = new URL(path, 'https://x.test').searchParams.get('to')
  if (to) return response.writeHead(302, { location: to }).end()
  if (path === '/gone') return response.writeHead(404).end()
  if (path === '/loop') return response.writeHead(301, { location: '/loop' }).end()
  if (path === '/large') return pour(response)
  if (path === '/drip') {
    const drip = setInterval(() => response.write('.'), 20)
    return response.on('close', () => clearInterval(drip))
  }
  return response.end(text)
})
afterAll(server.stop)

const here = [{ address: '127.0.0.1', family: 4 }]
const meaning =
  (means: (host: string) => typeof here): FindAddresses =>
  (host, callback) =>
    callback(null, means(host))
/** The one private address that these tests may reach. */
const allowed = {
  isAllowed: (address: string) => address === '127.0.0.1',
  ca: server.ca,
  lookup: meaning(() => here),
}
const fetchHere = createFetchCalendar(allowed)
const to = (address: string) => server.url(`/?to=${encodeURIComponent(address)}`)

it('a calendar is read, also through redirects', async () => {
  expect(await fetchHere(server.url())).toBe(text)
  expect(await fetchHere(to(server.url('/', 'other.test')))).toBe(text)
  expect(await fetchHere(to('/relative'))).toBe(text)
})

describe('private networks are never requested', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::a00:1]/',
    'https://0.0.0.0/',
    'https://0/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.0.0.1/',
    'https://localhost/',
  ])('%s', async (address) => {
    await expect(createFetchCalendar()(address)).rejects.toThrow(inPrivate)
  })

  it.each([['10.0.0.5'], ['169.254.169.254'], ['::1'], ['fd00::1'], ['8.8.8.8', '127.0.0.1']])(
    'a name that resolves to %s',
    async (...addresses) => {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      const lookup = meaning(() => found)
      await expect(createFetchCalendar({ lookup })(server.url())).rejects.toThrow(inPrivate)
    },
  )

  it('through a redirect, by address or by name', async () => {
    for (const address of ['https://169.254.169.254/', 'https://[::1]/', 'https://10.0.0.1/'])
      await expect(fetchHere(to(address))).rejects.toThrow(inPrivate)
    const lookup = meaning((host) => (host === 'other.test' ? [{ address: '10.0.0.1', family: 4 }] : here))
    const fetchOther = createFetchCalendar({ ...allowed, lookup })
    await expect(fetchOther(to(server.url('/', 'other.test')))).rejects.toThrow(inPrivate)
  })

  it('a name that resolves differently the second time', async () => {
    let times = 0
    const lookup = meaning(() => (times++ === 0 ? here : [{ address: '192.168.0.1', family: 4 }]))
    const fetchTwice = createFetchCalendar({ ...allowed, lookup })
    await expect(fetchTwice(to(server.url('/again')))).rejects.toThrow(inPrivate)
    expect(times).toBe(2)
    expect(server.requested).not.toContain('/again')
  })
})

it('only https is requested, at first and after redirects', async () => {
  const sentence = 'Its address does not begin with https.'
  for (const address of ['http://calendar.test/', 'file:///etc/passwd', 'ftp://calendar.test/', 'nonsense']) {
    await expect(fetchHere(address)).rejects.toThrow(sentence)
    if (address !== 'nonsense') await expect(fetchHere(to(address))).rejects.toThrow(sentence)
  }
})

it('a server that sends too much, too slowly, in redirect loops or nothing is given up', async () => {
  await expect(fetchHere(server.url('/large'))).rejects.toThrow('It is too large.')
  const hasty = createFetchCalendar({ ...allowed, timeoutMs: 300 })
  await expect(hasty(server.url('/drip'))).rejects.toThrow('It takes too long to respond.')
  await expect(fetchHere(server.url('/loop'))).rejects.toThrow('It redirects too many times.')
  await expect(fetchHere(server.url('/gone'))).rejects.toThrow('There is no calendar at this address.')
})

it('a server without a valid certificate is refused', async () => {
  const trusting = createFetchCalendar({ ...allowed, ca: undefined })
  await expect(trusting(server.url())).rejects.toThrow('Its server cannot be reached.')
})
