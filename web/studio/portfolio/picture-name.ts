import { t } from '../../../language/t.ts'
/** The name of an uploaded picture is made of its content and says nothing to a person; its first signs tell it apart. */
const uploaded = /^([0-9a-f]{4})[0-9a-f]{16}-\d+\.jpg$/

/** 'desk.jpg', as a person would call it. */
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
