import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bookingExample, messageExample } from './testing/examples.ts'
import { freePort, runStart, startSite } from './testing/site-process.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'aloka-start-'))
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }))

async function failedStart(settings: Record<string, string>) {
  const { exited, output } = runStart({ DATA_DIR, ...settings })
  return { code: await exited, output: output() }
}

describe('npm start stops with one clear sentence and exit code 1', () => {
  it('on a used port', async () => {
    const port = await freePort()
    const other = createServer().listen(port, 'localhost')
    await once(other, 'listening')
    const { code, output } = await failedStart({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is already in use.`)
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('on a data folder that cannot be written', async () => {
    const { code, output } = await failedStart({ DATA_DIR: '/dev/null/data' })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'The data folder /dev/null/data cannot be written. Choose another with DATA_DIR.',
    )
  })

  it('on a bad setting', async () => {
    const { code, output } = await failedStart({ PORT: 'three thousand' })
    expect(code).toBe(1)
    expect(output.trim()).toBe('PORT must be a number.')
  })

  it('on a database that does not answer', async () => {
    const { code, output } = await failedStart({
      DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none',
    })
    expect(code).toBe(1)
    expect(output.trim()).toBe('The database of DATABASE_URL does not answer. Is it running?')
  })
})

describe('npm start', () => {
  it('prints the address, the sign-in of the demo owner and where data and mails are', async () => {
    const site = await startSite({ DATA_DIR })
    const page = await fetch(site.url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Aloka')
    expect((await fetch(`${site.url}/api/services`)).status).toBe(200)
    expect(await site.end('SIGINT')).toBe(0)
    for (const part of [site.url, 'owner@example.com', 'aloka-demo', DATA_DIR])
      expect(site.output()).toContain(part)
  })

  it('makes its data unreadable to other users of the machine, whatever the modes were', async () => {
    const folder = join(DATA_DIR, 'lax')
    await mkdir(folder)
    await writeFile(join(folder, 'aloka.sqlite'), '', { mode: 0o644 })
    await chmod(folder, 0o755)
    const umask = process.umask(0)
    const site = await startSite({ DATA_DIR: folder }).finally(() => process.umask(umask))
    await fetch(`${site.url}/api/contact-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(messageExample),
    })
    const outbox = join(folder, 'outbox')
    const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    await expect.poll(mails).toHaveLength(2)
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    for (const path of [folder, outbox]) expect(await mode(path), path).toBe('700')
    for (const name of ['aloka.sqlite', 'aloka.sqlite-wal', 'aloka.sqlite-shm'])
      expect(await mode(join(folder, name)), name).toBe('600')
    for (const name of await mails()) expect(await mode(join(outbox, name)), name).toBe('600')
    expect(await site.end('SIGTERM')).toBe(0)
  })

  it('finishes open requests on SIGTERM and keeps what they stored', async () => {
    const site = await startSite({ DATA_DIR })
    const services = (await (await fetch(`${site.url}/api/services`)).json()) as { data: { _id: string }[] }
    const body = JSON.stringify({ ...bookingExample(services.data[0]!._id), name: 'In flight' })
    const socket = connect(Number(new URL(site.url).port), 'localhost')
    socket.write(
      `POST /api/booking-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
    )
    const [begun] = (await once(socket, 'data')) as [Buffer]
    expect(begun.toString()).toContain('HTTP/1.1 100')
    const ended = site.end('SIGTERM')
    const takesNoMore = () =>
      fetch(`${site.url}/api/health`).then(
        () => false,
        () => true,
      )
    await expect.poll(takesNoMore).toBe(true)
    socket.write(body)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('HTTP/1.1 201')
    socket.destroy()
    expect(await ended).toBe(0)
  })

  it('logs a line with id and network for each request, and nothing that was sent', async () => {
    const site = await startSite({ DATA_DIR, LOG_LEVEL: 'info' })
    const body = JSON.stringify({ ...messageExample, name: 'Nobody Special', email: 'private@example.com' })
    const headers = { 'content-type': 'application/json', authorization: 'Bearer secret-token' }
    const reply = await fetch(`${site.url}/api/contact-form?note=secret-query`, {
      method: 'POST',
      headers,
      body,
    })
    await site.end('SIGTERM')
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { reqId?: string })
      .filter((line) => line.reqId)
    expect(lines.find((line) => line.reqId === reply.headers.get('x-request-id'))).toMatchObject({
      method: 'POST',
      route: '/api/contact-form',
      status: 201,
      network: '127.0.0.1',
    })
    for (const secret of ['Nobody Special', 'private@example.com', 'secret-token', 'secret-query'])
      expect(JSON.stringify(lines)).not.toContain(secret)
  })
})
