import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { expect, it, onTestFinished } from 'vitest'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration

/** Each rule with an import that it must refuse. */
const planted: [rule: string, from: string, to: string][] = [
  ['language-imports-only-language', 'language/a.ts', 'contract/a.ts'],
  ['contract-imports-only-contract-and-language', 'contract/a.ts', 'db/a.ts'],
  ['db-imports-only-db-and-contract-and-language', 'db/a.ts', 'server/app.ts'],
  ['server-imports-only-server-and-contract-and-db-and-language', 'server/app.ts', 'web/lib/a.ts'],
  ['web-imports-only-web-and-contract-and-language', 'web/lib/a.ts', 'db/a.ts'],
  ['server-pages-imports-only-lower-layers', 'server/pages/a.ts', 'server/feeds/a.ts'],
  ['server-feeds-imports-only-lower-layers', 'server/feeds/a.ts', 'server/pages/a.ts'],
  ['server-backup-imports-only-lower-layers', 'server/backup/a.ts', 'server/sweep/a.ts'],
  ['server-sweep-imports-only-lower-layers', 'server/sweep/a.ts', 'server/backup/a.ts'],
  ['server-tracing-imports-only-lower-layers', 'server/tracing/a.ts', 'server/pages/a.ts'],
  ['server-features-imports-only-lower-layers', 'server/features/a/a.ts', 'server/pages/a.ts'],
  ['server-identity-imports-only-lower-layers', 'server/identity/a.ts', 'server/features/a/a.ts'],
  ['server-plugins-imports-only-lower-layers', 'server/plugins/a.ts', 'server/identity/a.ts'],
  ['server-mail-imports-only-lower-layers', 'server/mail/a.ts', 'server/features/a/a.ts'],
  ['server-media-imports-only-lower-layers', 'server/media/a.ts', 'server/features/a/a.ts'],
  ['server-documents-imports-only-lower-layers', 'server/documents/a.ts', 'server/features/a/a.ts'],
  ['server-payments-imports-only-lower-layers', 'server/payments/a.ts', 'server/features/a/a.ts'],
  ['server-cache-imports-only-lower-layers', 'server/cache/a.ts', 'server/plugins/a.ts'],
  ['server-jobs-imports-only-lower-layers', 'server/jobs/a.ts', 'server/mail/a.ts'],
  ['server-lists-imports-only-lower-layers', 'server/lists/a.ts', 'server/features/a/a.ts'],
  ['server-site-imports-only-lower-layers', 'server/site/a.ts', 'server/mail/a.ts'],
  ['server-spam-imports-only-lower-layers', 'server/spam/a.ts', 'server/features/a/a.ts'],
  ['server-translation-imports-only-lower-layers', 'server/translation/a.ts', 'server/site/a.ts'],
  ['server-secrets-imports-only-lower-layers', 'server/secrets/a.ts', 'server/jobs/a.ts'],
  ['server-http-imports-only-lower-layers', 'server/http/a.ts', 'server/plugins/a.ts'],
  ['server-folders-are-layers', 'server/app.ts', 'server/misc/a.ts'],
  ['server-folders-know-no-entry', 'server/pages/a.ts', 'server/app.ts'],
  ['routes-call-no-queries', 'server/features/a/a.routes.ts', 'server/features/a/a.queries.ts'],
  ['admin-parts-stay-in-admin', 'web/features/home/a.ts', 'web/ui/admin/a.ts'],
  ['features-know-no-other-feature', 'web/features/home/a.ts', 'web/features/post-admin/a.ts'],
  ['ui-knows-no-feature', 'web/ui/a.ts', 'web/features/home/a.ts'],
  ['lib-stands-below-everything', 'web/lib/a.ts', 'web/ui/a.ts'],
  ['server-files-stay-on-the-server', 'web/ui/a.ts', 'web/lib/a.server.ts'],
  ['browser-has-no-node', 'web/lib/a.ts', 'node:fs'],
  ['built-pages-have-one-door', 'server/pages/a.ts', 'build/a.js'],
  ['built-pages-are-loaded-at-run-time', 'server/main.ts', 'build/a.js'],
  ['nobody-imports-journeys-or-measurements', 'tooling/a.ts', 'bench/a.ts'],
  ['test-helpers-only-in-tests', 'server/pages/a.ts', 'server/testing/a.ts'],
  ['test-helpers-only-in-tests', 'server/payments/a.ts', 'tooling/gateways/a.ts'],
  ['production-needs-no-dev-dependency', 'server/jobs/a.ts', 'vitest'],
  ['zod-comes-from-the-contract', 'contract/a.ts', 'zod'],
  ['packages-are-listed', 'server/jobs/a.ts', 'kysely'],
  ['imports-exist', 'server/jobs/a.ts', 'server/jobs/nowhere.ts'],
  ['no-circles', 'db/circle.ts', 'db/circle.ts'],
]

/** All planted imports in one small tree. */
async function plant() {
  const root = await mkdtemp(join(tmpdir(), 'aloka-rules-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const isFile = (name: string) => name.includes('/')
  const specifier = (from: string, to: string) =>
    isFile(to) ? `./${relative(dirname(from), to)}`.replace('./..', '..') : to
  const files = new Set(planted.flatMap(([, from, to]) => [from, to]).filter(isFile))
  files.delete('server/jobs/nowhere.ts')
  for (const file of files) {
    const imports = planted.filter(([, from]) => from === file).map(([, , to]) => to)
    await write(file, imports.map((to) => `import '${specifier(file, to)}'\n`).join(''))
  }
  await write('web/lib/alone.ts', 'export {}\n')
  await write('package.json', JSON.stringify({ devDependencies: { vitest: '*' } }))
  await symlink(join(import.meta.dirname, '..', 'node_modules'), join(root, 'node_modules'))
  return root
}

it('every import rule refuses what it is there to refuse', async () => {
  const baseDir = await plant()
  const { output } = await cruise(['language', 'contract', 'db', 'server', 'web', 'bench', 'tooling'], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  })
  const found = (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }))
  // An import that leads nowhere is told as it is written.
  const nameOf = (to: string) => (to.includes('nowhere') ? basename(to) : to.replace(/^node:/, ''))
  const isFound = ([rule, from, to]: (typeof planted)[number]) =>
    found.some((one) => one.rule === rule && one.from === from && one.to.includes(nameOf(to)))
  expect(planted.filter((one) => !isFound(one))).toEqual([])
  expect(found).toContainEqual({ rule: 'no-orphans', from: 'web/lib/alone.ts', to: 'web/lib/alone.ts' })
  const tested = new Set([...planted.map(([rule]) => rule), 'no-orphans'])
  expect(forbidden!.map(({ name }) => name!).filter((name) => !tested.has(name))).toEqual([])
})
