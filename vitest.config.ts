import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { isLikely } from './tooling/postgres/sources.ts'

/** Tests that need no database: everything of contract, tooling and web, and what says so by its name elsewhere. */
const unit = ['{language,contract,tooling,web}/**/*.test.ts', '{db,server}/**/*.unit.test.ts']
const api = ['{db,server}/**/*.test.ts']

/** Tests that start whole sites in processes of their own, and kill some of them. */
const processes = ['server/**/*.process.test.ts']

/** Tests that need a real S3 server: npm run test:s3. */
const s3 = ['server/**/*.s3.test.ts']

/** Tests of what is settled before the first query or after the last: one database says as much about it as two. */
const once = ['server/**/*.once.test.ts']

// Where none is asked for, a machine without PostgreSQL may still run the rest; the setup fails where one is.
const withPostgres = isLikely() || Boolean(process.env.CI)
if (!withPostgres) console.log('No PostgreSQL here: its tests are left out.')

// Loading modules costs most, so the files of one worker share them.
const unitTests: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'unit', include: unit, isolate: false },
}

/** Parts of screens in a DOM without a browser: what needs neither a site nor a layout. */
const componentTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'components',
    include: ['web/**/*.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    setupFiles: 'tooling/vitest-components.ts',
  },
}

const processTests: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'processes',
    include: processes,
    globalSetup: ['tooling/vitest-sites.ts', ...(withPostgres ? ['tooling/vitest-postgres.ts'] : [])],
    isolate: false,
  },
}

// Every test has a database of its own.
const apiTests = { include: api, isolate: false }
const elsewhere = [...unit, ...processes, ...s3]

const onSqlite: TestProjectInlineConfiguration = {
  extends: true,
  test: { ...apiTests, name: 'sqlite', exclude: elsewhere, provide: { engine: 'sqlite' } },
}

const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...apiTests,
    name: 'postgres',
    exclude: [...elsewhere, ...once],
    provide: { engine: 'postgres' },
    globalSetup: 'tooling/vitest-postgres.ts',
  },
}

const onS3: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 's3',
    include: s3,
    provide: { engine: 'sqlite' },
    globalSetup: 'tooling/vitest-s3.ts',
  },
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Tests make databases beside the one it names, and a site they start must never open that one.
    env: { DATABASE_URL: '' },
    // A limit only ends what hangs: a shared machine may give a tenth of a processor for half an hour.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      unitTests,
      componentTests,
      processTests,
      onSqlite,
      ...(withPostgres ? [onPostgres] : []),
      onS3,
    ],
  },
})
