import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstCharacters } from '../../contract/shape/excerpt.ts'

/** Each language has a folder with the same file names. */
export const readBody = (bodyFile: string, folder = '.') =>
  readFile(join(import.meta.dirname, folder, bodyFile), 'utf8')

export const excerptOf = (body: string) =>
  firstCharacters(
    body
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    70,
  )
