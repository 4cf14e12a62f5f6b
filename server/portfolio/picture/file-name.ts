import { firstCharacters } from '../../../contract/shape/excerpt.ts'

const maxLength = 120

/** Invisible characters, and those that change the direction of text. */
const invisible = /[\p{Cc}\p{Cs}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** The name of an uploaded file, without folders and invisible characters. */
export function shownFileName(given: string) {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1)!
  const name = last.replace(invisible, '').replace(/\s+/g, ' ').trim()
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  const cut = firstCharacters(stem, maxLength - ending.length)
  return cut === stem ? name : `${cut}…${ending}`
}
