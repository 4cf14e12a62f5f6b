import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { Store } from './store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 60_000

/** A store in a bucket of any S3-compatible service, under a prefix. */
export function createS3Store({ endpoint, bucket, ...settings }: S3Settings, prefix: string): Store {
  const s3 = new S3mini({
    ...settings,
    endpoint: `${endpoint}/${bucket}`,
    requestAbortTimeout: timeoutMs,
  })
  const keyOf = (name: string) => `${prefix}/${name}`
  const read: Store['read'] = async (name, part) => {
    const response = part
      ? await s3.getObjectRaw(keyOf(name), false, part.start, part.end + 1)
      : await s3.getObjectResponse(keyOf(name))
    return response?.body ? Readable.fromWeb(response.body as ReadableStream) : null
  }
  return {
    read,
    has: async (name) => (await s3.objectExists(keyOf(name))) === true,

    async keep(name, file) {
      const bytes = new Uint8Array(await (await openAsBlob(file)).arrayBuffer())
      await s3.putObject(keyOf(name), bytes)
    },

    async copyTo(name, file) {
      const stored = await read(name)
      if (stored) await pipeline(stored, createWriteStream(file))
      return stored !== null
    },

    async list() {
      const objects = (await s3.listObjects('/', `${prefix}/`)) ?? []
      return objects.map(({ Key, Size, LastModified }) => ({
        name: Key.slice(prefix.length + 1),
        bytes: Number(Size),
        changedAt: new Date(LastModified),
      }))
    },

    async remove(name) {
      await s3.deleteObject(keyOf(name))
    },
  }
}
