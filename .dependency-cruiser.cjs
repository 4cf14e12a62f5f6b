/** Who may import whom: docs/architecture.md says why. */

const production = '^(language|contract|db|server|web)/'
const tests = String.raw`([.]test[.]tsx?$|/testing/)`
const rooms = (...names) => `^(${names.join('|')})/`

/** Run by hand or by Vite, never by the site. */
const scripts = String.raw`([.]mjs|^web/vite-[^/]+[.]ts)$`
/** Made by React Router, or with rules of their own below. */
const elsewhere = ['^virtual:', String.raw`[+]types/`, '^build/', '^tooling/gateways/']

/** A room may import itself, what is listed, and packages. */
const room = (name, ...allowed) => ({
  name: `${name}-imports-only-${[name, ...allowed].join('-and-')}`,
  severity: 'error',
  from: { path: rooms(name) },
  to: {
    path: '^[^/]+([.]|/)',
    pathNot: [rooms(name, ...allowed), 'node_modules/', ...elsewhere],
    dependencyTypesNot: ['core'],
  },
})

/** The rooms of every floor from the ground up: a room may import those before it, and none after it. */
const nouns = ['portfolio', 'journal', 'booking', 'billing', 'gallery', 'people', 'studio']
const roomsOf = { contract: ['shape', ...nouns], server: ['platform', ...nouns] }

const roomRules = Object.entries(roomsOf).flatMap(([floor, names]) =>
  names.slice(0, -1).map((name, place) => ({
    name: `${floor}-${name}-knows-no-higher-room`,
    severity: 'error',
    from: { path: `^${floor}/${name}/`, pathNot: tests },
    to: { path: `^${floor}/(${names.slice(place + 1).join('|')})/`, pathNot: tests },
  })),
)

const folderRules = Object.entries(roomsOf).map(([floor, names]) => ({
  name: `${floor}-has-these-rooms`,
  comment: 'A new folder needs its place among the rooms.',
  severity: 'error',
  from: { path: rooms(floor), pathNot: tests },
  to: { path: `^${floor}/[^/]+/`, pathNot: [`^${floor}/(${names.join('|')})/`, tests] },
}))

/** Folders of the ground, the lower ones later: a folder may import those of later lines alone, and none beside it. */
const platformLayers = [
  ['pages', 'backup', 'sweep', 'tracing'],
  ['identity'],
  ['plugins'],
  ['mail', 'media', 'cache', 'documents'],
  ['jobs', 'lists', 'spam', 'translation'],
  ['settings'],
  ['secrets', 'http'],
]
const under = (names) => `^server/platform/(${names.join('|')})/`

const platformRules = platformLayers.flatMap((layer, index) =>
  layer.map((folder) => ({
    name: `platform-${folder}-imports-only-lower-layers`,
    comment: 'The layers stand above, from the top down.',
    severity: 'error',
    from: { path: under([folder]), pathNot: tests },
    to: {
      path: under(
        platformLayers
          .slice(0, index + 1)
          .flat()
          .filter((name) => name !== folder),
      ),
    },
  })),
)

const studioParts = '^web/(studio/|routes/admin/)'

module.exports = {
  forbidden: [
    ...roomRules,
    ...folderRules,
    ...platformRules,
    {
      name: 'server-folders-know-no-entry',
      comment: 'What puts the site together stands above all of it.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: tests },
      to: { path: String.raw`^server/(app|main|start|dev|cluster)[.]ts$` },
    },
    {
      name: 'routes-call-no-queries',
      comment: 'A route hands over to its service.',
      severity: 'error',
      from: { path: String.raw`^server/.*[.]routes[.]ts$` },
      to: { path: String.raw`[.]queries[.]ts$` },
    },
    {
      name: 'studio-parts-stay-in-the-studio',
      comment: 'No visitor of the public pages should load them.',
      severity: 'error',
      from: { path: '^web/', pathNot: [studioParts, tests] },
      to: { path: studioParts },
    },
    room('language'),
    room('contract', 'language'),
    room('db', 'contract', 'language'),
    room('server', 'contract', 'db', 'language'),
    room('web', 'contract', 'language'),
    {
      name: 'nouns-know-no-other-noun',
      comment:
        'What nouns share lies loose in a room of their wing, or of the site. Routes put nouns together.',
      severity: 'error',
      from: { path: '^web/(site|client|studio)/([^/]+)/([^/]+)/', pathNot: '^web/studio/(lib|ui)/' },
      to: {
        path: '^web/(site|client|studio)/[^/]+/[^/]+/',
        pathNot: ['^web/$1/$2/$3/', '^web/studio/(ui|lib)/'],
      },
    },
    {
      name: 'shared-parts-know-no-noun',
      comment: 'What lies loose in a room is for the nouns, not made of them.',
      severity: 'error',
      from: { path: '^web/(site|client|studio)/[^/]+/[^/]+$' },
      to: { path: '^web/(site|client|studio)/[^/]+/[^/]+/' },
    },
    {
      name: 'parts-know-no-noun',
      comment: 'A part that speaks of a service, a booking or a payment belongs to its room.',
      severity: 'error',
      from: { path: '^web/(lib|ui|studio/lib|studio/ui)/', pathNot: tests },
      to: { path: [`^contract/(${nouns.join('|')})/`, `^web/(site|client|studio)/(${nouns.join('|')})/`] },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(site|client|studio|routes)/' },
    },
    {
      name: 'lib-stands-below-everything',
      severity: 'error',
      from: { path: '^web/lib/', pathNot: tests },
      to: { path: '^web/(site|client|studio|routes|ui)/' },
    },
    {
      name: 'server-files-stay-on-the-server',
      comment:
        'Only routes, whose server parts are cut from the browser build, and other such files import them.',
      severity: 'error',
      from: {
        path: '^(web|contract)/',
        pathNot: ['^web/(routes/|root[.]tsx$)', String.raw`[.](server|ssr)[.]tsx?$`, tests],
      },
      to: { path: String.raw`[.]server[.]tsx?$` },
    },
    {
      name: 'browser-has-no-node',
      comment: 'The contract and the web app run in a browser.',
      severity: 'error',
      from: { path: '^(web|contract)/', pathNot: [String.raw`[.](server|ssr)[.]tsx?$`, tests, scripts] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'built-pages-have-one-door',
      severity: 'error',
      from: { pathNot: ['^server/(main|start)[.]ts$', '^build/'] },
      to: { path: '^build/' },
    },
    {
      name: 'built-pages-are-loaded-at-run-time',
      comment: 'They are made only when the site starts.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^build/', dynamic: false },
    },
    {
      name: 'nobody-imports-journeys-or-measurements',
      comment: 'They use the site, not the other way round; tooling they share with the configurations.',
      severity: 'error',
      from: { pathNot: rooms('bench', 'e2e') },
      to: { path: rooms('bench', 'e2e') },
    },
    {
      name: 'test-helpers-only-in-tests',
      severity: 'error',
      from: { path: production, pathNot: tests },
      to: { path: [tests, '^tooling/gateways/'] },
    },
    {
      name: 'production-needs-no-dev-dependency',
      comment: 'npm start must work after an install without them. Types vanish before that.',
      severity: 'error',
      from: { path: production, pathNot: [tests, scripts] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod-comes-from-the-contract',
      comment: 'contract/shape/zod.ts sets it up before the first schema is made.',
      severity: 'error',
      from: { pathNot: '^contract/shape/zod[.]ts$' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'packages-are-listed',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'imports-exist',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: elsewhere },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that imports nothing and is imported by nothing does nothing.',
      severity: 'error',
      from: {
        path: production,
        orphan: true,
        pathNot: [tests, String.raw`[.]d[.]ts$`, '^web/(routes[.]ts$|routes/)', scripts],
      },
      to: {},
    },
  ],
  options: {
    // The default parser is the classic TypeScript API, which TypeScript 7 no longer has: it would read nothing and pass.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^build/'] },
    exclude: { path: '^(data|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
