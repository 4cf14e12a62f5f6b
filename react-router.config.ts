import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build/pages',
  ssr: true,
  // The route table is small: sending it along saves every page a request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
