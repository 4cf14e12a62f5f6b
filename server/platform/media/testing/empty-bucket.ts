import { randomUUID } from 'node:crypto'
import { S3mini } from 's3mini'
import { inject } from 'vitest'
import type { S3Settings } from '../s3-store.ts'

/** A new bucket on the S3 server of the tests: test files run at once, and each counts its objects. */
export async function createEmptyBucket(): Promise<S3Settings> {
  const s3 = { ...inject('s3'), bucket: `aloka-${randomUUID()}` }
  const { endpoint, bucket, ...keys } = s3
  await new S3mini({ ...keys, endpoint: `${endpoint}/${bucket}` }).createBucket()
  return s3
}

export const environmentOf = (s3: S3Settings) => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})
