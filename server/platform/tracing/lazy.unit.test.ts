import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const main = join(import.meta.dirname, '..', '..', 'main.ts')

/** The packages that are imported while a module is loaded. */
const packagesOf = async (module: string) => {
  const script = `
    import { registerHooks } from 'node:module'
    const names = new Set()
    registerHooks({ resolve: (name, context, next) => (names.add(name), next(name, context)) })
    await import(${JSON.stringify(module)})
    console.log(JSON.stringify([...names]))
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout) as string[]
}

it('the tracing library is only loaded with tracing', async () => {
  const library = '@opentelemetry/sdk-trace'
  const [site, tracing] = await Promise.all([main, join(import.meta.dirname, 'tracing.ts')].map(packagesOf))
  expect(site).toContain('fastify')
  expect(site).not.toContain(library)
  expect(tracing).toContain(library)
})
