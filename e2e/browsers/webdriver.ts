import { setTimeout as sleep } from 'node:timers/promises'

/** Sends one W3C WebDriver command to the driver. */
export type Send = (command: keyof typeof commands, input?: Record<string, unknown>) => Promise<unknown>

/** Method and path over HTTP, and the name of the command in Firefox. */
export const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
} as const

const limitMs = 60_000

export type Browser = ReturnType<typeof createBrowser>

export function createBrowser(send: Send) {
  const evaluate = (script: string) => send('execute', { script: `return (${script})`, args: [] })
  /** Waits until the expression is true in the page. */
  async function until(expression: string) {
    const end = Date.now() + limitMs
    while ((await evaluate(`Boolean(${expression})`)) !== true) {
      if (Date.now() > end) throw new Error(`It never became true: ${expression}`)
      await sleep(100)
    }
  }
  /** Retries while the page is still rendering or moving. */
  async function insist(selector: string, act: () => Promise<unknown>) {
    const end = Date.now() + limitMs
    for (;;) {
      try {
        return void (await act())
      } catch (error) {
        const passes = /stale element|not interactable|click intercepted/.test((error as Error).message)
        if (!passes || Date.now() > end)
          throw new Error(`${selector}: ${(error as Error).message}`, { cause: error })
        await sleep(100)
      }
    }
  }
  async function element(selector: string) {
    await until(`document.querySelector(${JSON.stringify(selector)})`)
    const found = await send('find', { using: 'css selector', value: selector })
    return { id: Object.values(found as Record<string, string>)[0]! }
  }
  return {
    evaluate,
    until,
    /** Opens a page and waits for hydration. */
    async open(url: string) {
      await send('navigate', { url })
      await until(
        `[...document.querySelectorAll('main, form')].length > 0 && [...document.querySelectorAll('main, form')].every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))`,
      )
    },
    click: (selector: string) => insist(selector, async () => send('click', await element(selector))),
    type: (selector: string, text: string) =>
      insist(selector, async () => send('type', { ...(await element(selector)), text })),
    resize: (width: number, height: number) => send('resize', { width, height }),
  }
}
