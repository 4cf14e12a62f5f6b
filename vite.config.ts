import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
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

export default defineConfig({
  plugins: [lightEndpoints(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rolldownOptions: { input: 'web/entry.ssr.ts' } } },
  },
})
