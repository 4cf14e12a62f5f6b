import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { api } from '../../../../contract/api.ts'
import type { FileSize } from '../../../../contract/gallery/gallery-parts.ts'
import { newId } from '../../../../db/ids.ts'
import { naturalKey } from '../../../../db/text-keys.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { fileName } from '../gallery-files.ts'

const sizes = { version: 'a', thumb: 5, view: 4, web: 3, webCrc32: 1 }

/** A picture with a few bytes instead of real files. */
export async function addPicture({ db, config }: TestApp, galleryId: string, name = 'ALK_4101.jpg') {
  const id = newId()
  const row = {
    id,
    gallery_id: galleryId,
    set_id: null,
    position: Date.now(),
    file_name: name,
    name_key: naturalKey(name),
    type: 'image/jpeg',
    bytes: 8,
    crc32: 1,
    sha256: id,
    width: 3,
    height: 2,
    colour: '#334455',
    placeholder: '',
    taken_at: null,
    created_at: new Date().toISOString(),
  }
  await db
    .insertInto('gallery_picture')
    .values({ ...row, facts: '{}', sizes: JSON.stringify(sizes) })
    .execute()
  for (const size of ['thumb', 'view', 'web', 'original'] satisfies FileSize[]) {
    const file = join(config.dataDir, 'galleries', fileName({ ...row, sizes }, size)!)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, size)
  }
  return id
}

export async function openGallery(app: TestApp, id: string) {
  const open = await app.call(api.gallery.open, { as: 'owner', params: { id }, body: { tell: false } })
  if (open.status !== 200) throw new Error(open.body.error)
}

/** An open gallery, or a draft if it has no pictures. */
export async function addGallery(app: TestApp, settings: object = {}, pictures = 1) {
  const made = await app.call(api.gallery.add, {
    as: 'owner',
    body: { title: 'Sharmin and Rafi', ...settings },
  })
  const { _id: id, slug, clientPath } = made.body.data as Record<'_id' | 'slug' | 'clientPath', string>
  const ids: string[] = []
  for (let n = 0; n < pictures; n++) ids.push(await addPicture(app, id, `ALK_${4101 + n}.jpg`))
  if (pictures > 0) await openGallery(app, id)
  return { id, slug, key: new URLSearchParams(clientPath.split('?')[1]).get('key')!, pictures: ids }
}

/** Opens a gallery by its link and PIN; returns the cookie. */
export async function enter(app: TestApp, slug: string, key: string, pin = '') {
  const { headers, status } = await app.call(api.clientGallery.open, { params: { slug }, body: { key, pin } })
  const cookie = String(headers['set-cookie']).split(';')[0]!
  return { status, headers: { cookie } }
}
