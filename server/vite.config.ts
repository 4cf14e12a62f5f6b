import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'build', 'site')

/** Modules go on finding what lies beside them: fonts, photographs, programs of workers. */
const lookBesideTheSource: Plugin = {
  name: 'look-beside-the-source',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return
    const way = JSON.stringify(`/${relative(outDir, dirname(id))}`)
    return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${way})`), map: null }
  },
}

/** The server and what it needs at every start as one file, which loads in half the time of two thousand. */
export default defineConfig({
  root,
  plugins: [lookBesideTheSource],
  publicDir: false,
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    // What has native parts, finds files beside itself or is rarely wanted.
    external: [
      'sharp',
      '@myriaddreamin/typst-ts-node-compiler',
      'pino',
      '@aws-sdk/client-s3',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
    ],
  },
  build: {
    ssr: 'server/site.ts',
    outDir,
    minify: false,
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
})
