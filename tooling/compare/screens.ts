import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { root } from '../test/command.ts'

const routesFile = readFileSync(join(root, 'web', 'routes.ts'), 'utf8')
const routes = ['/', ...[...routesFile.matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`)]
const starts = ['/', '/bn', '/admin', '/bn/admin', '/no/such/page']

/** Identifies the page behind an address: its route, its language, and its tab. */
function screenOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const isBangla = /^\/bn(\/|$)/.test(pathname)
  const path = isBangla ? pathname.slice(3) || '/' : pathname
  const route = routes.find((one) => one !== '/*' && matchPath(one, path))
  const kept = ['tab', 'page'].flatMap((name) => searchParams.get(name) ?? [])
  // Each page of the settings is a screen of its own.
  const shown = route?.includes('settings') ? path : route
  return shown && [isBangla ? 'bn' : 'en', shown, ...kept].join(' ')
}

/** One address of every page that can be reached by links with these cookies. */
export async function findScreens(url: string, cookie: string) {
  const screens = new Map<string, string>()
  const waiting = [...starts]
  while (waiting.length > 0) {
    const address = waiting.shift()!
    const screen = screenOf(address) ?? address
    if (screens.has(screen)) continue
    screens.set(screen, address)
    const reply = await fetch(url + address, { headers: { cookie } })
    for (const [, link] of (await reply.text()).matchAll(/href="(\/[^"#]*)"/g)) {
      const found = link!.replaceAll('&amp;', '&')
      if (screenOf(found) && !screens.has(screenOf(found)!)) waiting.push(found)
    }
  }
  return [...screens.values()]
}

interface State {
  name: string
  address: string
  /** The name of the button to press; the first one counts. */
  press: string
}

/** States that appear only after an action: errors beside fields, dialogs, menus. */
export const states: State[] = [
  { name: 'refused message', address: '/contact', press: 'Send message' },
  { name: 'refused sign-in', address: '/login', press: 'Login' },
  { name: 'refused account', address: '/register', press: 'Register' },
  { name: 'refused service', address: '/admin/services/add-service', press: 'Save service' },
  { name: 'new gallery', address: '/admin/galleries', press: 'New gallery' },
  { name: 'blocked days', address: '/admin/calendar', press: 'Block days' },
  { name: 'refused request', address: '/admin/request/new', press: 'Save request' },
  { name: 'account menu', address: '/', press: 'Account menu' },
]
