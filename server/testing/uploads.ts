import { api } from '../../contract/api.ts'
import type { Person, TestApp, TestReply } from './test-app.ts'

interface UploadOptions {
  as?: Person
  field?: string
  name?: string
}

/** Uploads a file as the owner's browser does. */
export function upload(
  { call }: TestApp,
  bytes: Uint8Array,
  { as = 'owner', ...sent }: UploadOptions = {},
): Promise<TestReply> {
  const { field = 'image', name = 'photo.jpg' } = sent
  const body = new FormData()
  body.set(field, new Blob([Buffer.from(bytes)]), name)
  return call(api.picture.upload, { as, body, query: { name } })
}
