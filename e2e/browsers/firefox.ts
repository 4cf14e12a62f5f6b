import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/testing/site-process.ts'
import { commands, createBrowser, type Send } from './webdriver.ts'

async function reach(port: number): Promise<Socket> {
  for (let tries = 0; ; tries++) {
    const socket = connect(port, 'localhost')
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      if (tries === 300) throw error
      await sleep(200)
    }
  }
}

/** Marionette, the protocol below Firefox's WebDriver: JSON messages prefixed with their length. */
function speak(socket: Socket) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const length = Number(received.subarray(0, colon))
      if (colon < 1 || received.length < colon + 1 + length) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString())
      received = received.subarray(colon + 1 + length)
      if (!Array.isArray(message)) continue
      const [, id, error, value] = message as [number, number, { message: string } | null, unknown]
      if (error) waiting.get(id)?.reject(new Error(error.message))
      else waiting.get(id)?.resolve(value)
    }
  })
  return (name: string, input: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      const text = JSON.stringify([0, last, name, input])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

export async function startFirefox(program: string) {
  const profile = await mkdtemp(join(tmpdir(), 'aloka-firefox-'))
  const port = await freePort()
  await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`)
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } })
  const socket = await reach(port)
  const ask = speak(socket)
  const { capabilities } = (await ask('WebDriver:NewSession')) as {
    capabilities: { browserVersion: string }
  }
  const send: Send = async (command, input) =>
    ((await ask(commands[command][2], input)) as { value?: unknown }).value
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    ...createBrowser(send),
    async stop() {
      socket.destroy()
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
