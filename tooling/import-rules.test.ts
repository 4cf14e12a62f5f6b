import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { expect, it, onTestFinished } from 'vitest'

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration

/** Each rule with an import that it has to refuse. */
const planted: [rule: string, from: string, to: string][] = [
  ['language-imports-only-language', 'language/a.ts', 'contract/a.ts'],
  ['contract-imports-only-contract-and-language', 'contract/a.ts', 'db/a.ts'],
  ['db-imports-only-db-and-contract-and-language', 'db/a.ts', 'server/app.ts'],
  ['server-imports-only-server-and-contract-and-db-and-language', 'server/app.ts', 'web/lib/a.ts'],
  ['web-imports-only-web-and-contract-and-language', 'web/lib/a.ts', 'db/a.ts'],
  ['contract-shape-knows-no-higher-room', 'contract/shape/a.ts', 'contract/portfolio/a.ts'],
  ['contract-portfolio-knows-no-higher-room', 'contract/portfolio/a.ts', 'contract/journal/a.ts'],
  ['contract-journal-knows-no-higher-room', 'contract/journal/a.ts', 'contract/booking/a.ts'],
  ['contract-booking-knows-no-higher-room', 'contract/booking/a.ts', 'contract/billing/a.ts'],
  ['contract-billing-knows-no-higher-room', 'contract/billing/a.ts', 'contract/gallery/a.ts'],
  ['contract-gallery-knows-no-higher-room', 'contract/gallery/a.ts', 'contract/people/a.ts'],
  ['contract-people-knows-no-higher-room', 'contract/people/a.ts', 'contract/studio/a.ts'],
  ['contract-has-these-rooms', 'contract/api.ts', 'contract/misc/a.ts'],
  ['server-platform-knows-no-higher-room', 'server/platform/jobs/a.ts', 'server/portfolio/a/a.ts'],
  ['server-portfolio-knows-no-higher-room', 'server/portfolio/a/a.ts', 'server/journal/a/a.ts'],
  ['server-journal-knows-no-higher-room', 'server/journal/a/a.ts', 'server/booking/a/a.ts'],
  ['server-booking-knows-no-higher-room', 'server/booking/a/a.ts', 'server/billing/a/a.ts'],
  ['server-billing-knows-no-higher-room', 'server/billing/a/a.ts', 'server/gallery/a/a.ts'],
  ['server-gallery-knows-no-higher-room', 'server/gallery/a/a.ts', 'server/people/a/a.ts'],
  ['server-people-knows-no-higher-room', 'server/people/a/a.ts', 'server/studio/a/a.ts'],
  ['server-has-these-rooms', 'server/app.ts', 'server/misc/a.ts'],
  ['platform-pages-imports-only-lower-layers', 'server/platform/pages/a.ts', 'server/platform/sweep/a.ts'],
  ['platform-backup-imports-only-lower-layers', 'server/platform/backup/a.ts', 'server/platform/sweep/a.ts'],
  ['platform-sweep-imports-only-lower-layers', 'server/platform/sweep/a.ts', 'server/platform/backup/a.ts'],
  [
    'platform-tracing-imports-only-lower-layers',
    'server/platform/tracing/a.ts',
    'server/platform/pages/a.ts',
  ],
  [
    'platform-identity-imports-only-lower-layers',
    'server/platform/identity/a.ts',
    'server/platform/pages/a.ts',
  ],
  [
    'platform-plugins-imports-only-lower-layers',
    'server/platform/plugins/a.ts',
    'server/platform/identity/a.ts',
  ],
  ['platform-mail-imports-only-lower-layers', 'server/platform/mail/a.ts', 'server/platform/plugins/a.ts'],
  ['platform-media-imports-only-lower-layers', 'server/platform/media/a.ts', 'server/platform/mail/a.ts'],
  [
    'platform-documents-imports-only-lower-layers',
    'server/platform/documents/a.ts',
    'server/platform/mail/a.ts',
  ],
  ['platform-cache-imports-only-lower-layers', 'server/platform/cache/a.ts', 'server/platform/plugins/a.ts'],
  ['platform-jobs-imports-only-lower-layers', 'server/platform/jobs/a.ts', 'server/platform/mail/a.ts'],
  ['platform-lists-imports-only-lower-layers', 'server/platform/lists/a.ts', 'server/platform/jobs/a.ts'],
  ['platform-spam-imports-only-lower-layers', 'server/platform/spam/a.ts', 'server/platform/jobs/a.ts'],
  [
    'platform-translation-imports-only-lower-layers',
    'server/platform/translation/a.ts',
    'server/platform/jobs/a.ts',
  ],
  [
    'platform-settings-imports-only-lower-layers',
    'server/platform/settings/a.ts',
    'server/platform/jobs/a.ts',
  ],
  ['platform-secrets-imports-only-lower-layers', 'server/platform/secrets/a.ts', 'server/platform/jobs/a.ts'],
  ['platform-http-imports-only-lower-layers', 'server/platform/http/a.ts', 'server/platform/plugins/a.ts'],
  ['server-folders-know-no-entry', 'server/platform/pages/a.ts', 'server/app.ts'],
  ['routes-call-no-queries', 'server/booking/a/a.routes.ts', 'server/booking/a/a.queries.ts'],
  ['studio-parts-stay-in-the-studio', 'web/site/portfolio/work/a.ts', 'web/studio/ui/a.ts'],
  ['nouns-know-no-other-noun', 'web/site/portfolio/work/a.ts', 'web/site/journal/post/a.ts'],
  ['shared-parts-know-no-noun', 'web/site/portfolio/a.ts', 'web/site/portfolio/work/a.ts'],
  ['parts-know-no-noun', 'web/ui/a.ts', 'contract/billing/a.ts'],
  ['ui-knows-no-feature', 'web/ui/a.ts', 'web/site/portfolio/work/a.ts'],
  ['lib-stands-below-everything', 'web/lib/a.ts', 'web/ui/a.ts'],
  ['server-files-stay-on-the-server', 'web/ui/a.ts', 'web/lib/a.server.ts'],
  ['browser-has-no-node', 'web/lib/a.ts', 'node:fs'],
  ['built-pages-have-one-door', 'server/platform/pages/a.ts', 'build/a.js'],
  ['built-pages-are-loaded-at-run-time', 'server/main.ts', 'build/a.js'],
  ['nobody-imports-journeys-or-measurements', 'tooling/a.ts', 'bench/a.ts'],
  ['test-helpers-only-in-tests', 'server/platform/pages/a.ts', 'server/testing/a.ts'],
  ['test-helpers-only-in-tests', 'server/billing/a/a.ts', 'tooling/gateways/a.ts'],
  ['production-needs-no-dev-dependency', 'server/platform/jobs/a.ts', 'vitest'],
  ['zod-comes-from-the-contract', 'contract/a.ts', 'zod'],
  ['packages-are-listed', 'server/platform/jobs/a.ts', 'kysely'],
  ['imports-exist', 'server/platform/jobs/a.ts', 'server/platform/jobs/nowhere.ts'],
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
  files.delete('server/platform/jobs/nowhere.ts')
  for (const file of files) {
    const imports = planted.filter(([, from]) => from === file).map(([, , to]) => to)
    await write(file, imports.map((to) => `import '${specifier(file, to)}'\n`).join(''))
  }
  await write('web/lib/alone.ts', 'export {}\n')
  await write('package.json', JSON.stringify({ devDependencies: { vitest: '*' } }))
  await symlink(join(import.meta.dirname, '..', 'node_modules'), join(root, 'node_modules'))
  return root
}

it('every import rule refuses its planted import', async () => {
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
  // An unresolved import is reported as written.
  const nameOf = (to: string) => (to.includes('nowhere') ? basename(to) : to.replace(/^node:/, ''))
  const isFound = ([rule, from, to]: (typeof planted)[number]) =>
    found.some((one) => one.rule === rule && one.from === from && one.to.includes(nameOf(to)))
  expect(planted.filter((one) => !isFound(one))).toEqual([])
  expect(found).toContainEqual({ rule: 'no-orphans', from: 'web/lib/alone.ts', to: 'web/lib/alone.ts' })
  const tested = new Set([...planted.map(([rule]) => rule), 'no-orphans'])
  expect(forbidden!.map(({ name }) => name!).filter((name) => !tested.has(name))).toEqual([])
})

it('SQL stands only in *.queries.ts', () => {
  const isQuery = /[.](selectFrom|insertInto|updateTable|deleteFrom|replaceInto)\(/
  const files = globSync('server/**/*.ts', { cwd: join(import.meta.dirname, '..') }).filter(
    (file) => !/[.](queries|test)[.]ts$|\/testing\//.test(file),
  )
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => isQuery.test(read(file)))).toEqual([])
})
