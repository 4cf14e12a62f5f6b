import { t } from '../../../language/t.ts'
/** The name of an uploaded picture is a hash of its content; its first characters tell it apart. */
const uploaded = /^([0-9a-f]{4})[0-9a-f]{16}-\d+\.jpg$/

/** 'desk.jpg', for people to read. */
export function pictureName(address: string) {
  const last = address.split(/[?#]/)[0]!.split('/').findLast(Boolean) ?? address
  const signs = uploaded.exec(last)?.[1]
  if (signs) return t('Upload {signs}', { signs })
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
