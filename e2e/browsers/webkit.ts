import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/testing/site-process.ts'
import { commands, createBrowser, type Send } from './webdriver.ts'

async function call(address: string, method: string, input?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: input && JSON.stringify(input) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}. ${message}`)
  }
  return value
}

async function startDisplay() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/** WebKitGTK, the engine of Safari, in the small browser that ships with its driver. */
export async function startWebKit(program: string) {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const { screen, display } = await startDisplay()
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const base = `http://127.0.0.1:${port}/session`
  const wanted = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const begin = async (tries = 100): Promise<unknown> => {
    try {
      return await call(base, 'POST', { capabilities: { alwaysMatch: wanted } })
    } catch (error) {
      if (tries === 0 || !(error instanceof TypeError)) throw error
      await sleep(200)
      return begin(tries - 1)
    }
  }
  const { sessionId, capabilities } = (await begin()) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const send: Send = (command, { id, ...input } = {}) => {
    const [method, path] = commands[command]
    return call(`${base}/${sessionId}${path.replace('{id}', String(id))}`, method, input)
  }
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    ...createBrowser(send),
    async stop() {
      await call(`${base}/${sessionId}`, 'DELETE')
      driver.kill()
      screen.kill()
    },
  }
}
