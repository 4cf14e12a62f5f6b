import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lightEndpoints } from './web/vite-endpoints.ts'

// Two files that every page shares instead of a dozen crumbs. What only some pages need stays out of them: it lives
// in a feature, or in a folder below web/ui.
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'site',
    test: /(web\/(lib|ui|features\/site)\/[^/]+|contract\/(api|site|dates|page-sizes)\.ts)$/,
    minShareCount: 2,
  },
]

// React comes with the server's build, as it is fast: as a package it would ask NODE_ENV each time the site starts.
const production = { 'process.env.NODE_ENV': '"production"' }

// The oldest browsers that the README names. What is newer in scripts is found by the linter.
const browsers = ['safari16.4', 'chrome111', 'firefox128']

export default defineConfig(({ command }) => ({
  // What is asked for at fixed addresses, whatever a page says: icons.
  publicDir: 'web/public',
  define: command === 'build' ? production : {},
  plugins: [lightEndpoints(), reactRouter()],
  environments: {
    client: {
      build: { target: browsers, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? true : undefined },
      build: { rolldownOptions: { input: 'web/entry.ssr.ts' } },
    },
  },
}))
