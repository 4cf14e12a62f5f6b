import type { TestProject } from 'vitest/node'
import type { S3Settings } from '../server/platform/media/s3-store.ts'
import { canInstall, folderOnPath, install } from './machine.ts'
import { startCluster } from './s3/cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real S3 server without buckets. */
    s3: Omit<S3Settings, 'bucket'>
  }
}

const packages = ['radosgw', 'ceph-mon', 'ceph-osd']

export default async function setup(project: TestProject) {
  if (!packages.every(folderOnPath)) {
    if (!canInstall()) throw new Error(`These tests need Debian's packages ${packages.join(', ')}.`)
    install(...packages)
  }
  const { settings, stop } = await startCluster()
  project.provide('s3', settings)
  return stop
}
