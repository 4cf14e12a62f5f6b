import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../contract/shape/endpoint.ts'

const table = fileURLToPath(new URL('../contract/api.ts', import.meta.url))

/**
 * In the browser the table of endpoints is reduced to method, path and file field. Its schemas would add 30 KB of
 * validation that only the server does; a form that needs a schema imports it from its contract module.
 */
export function lightEndpoints(): Plugin {
  return {
    name: 'light-endpoints',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== table) return
      const { api } = (await import(table)) as { api: Record<string, Record<string, Endpoint>> }
      const light = Object.entries(api).map(([noun, endpoints]) => {
        const calls = Object.entries(endpoints).map(([name, { method, path, file }]) => [
          name,
          { method, path, file },
        ])
        return [noun, Object.fromEntries(calls)]
      })
      return `export const api = ${JSON.stringify(Object.fromEntries(light))}`
    },
  }
}
