import type { Selectable } from 'kysely'
import { center, type FocalPoint } from '../../../contract/shape/focal-point.ts'
import type { Picture, PictureDetails } from '../../../contract/portfolio/picture.ts'
import type { PictureTable } from '../../../db/tables/portfolio.ts'
import { variantFolder } from '../../platform/media/variants.ts'

const mediaRoot = '/media/'

/** The file name in our own store; null for an external picture. */
export const mediaName = (src: string) => (src.startsWith(mediaRoot) ? src.slice(mediaRoot.length) : null)

type PictureRow = Selectable<PictureTable>

const focusOf = ({ focus_x, focus_y }: PictureRow): FocalPoint => ({ x: focus_x, y: focus_y })
const isCenter = ({ x, y }: FocalPoint) => x === center.x && y === center.y

/** Omits default values, because most pages contain many pictures. */
export function toPicture(row: PictureRow): Picture {
  const { src, hash, width, height, alt, caption, placeholder, variants } = row
  const focus = focusOf(row)
  return {
    src,
    width,
    height,
    alt,
    ...(caption && { caption }),
    ...(!isCenter(focus) && { focus }),
    placeholder,
    ...(hash &&
      variants && { variants: { base: `${mediaRoot}${variantFolder}/${hash}`, widths: variants.jpeg } }),
  }
}

export const toPictureDetails = (row: PictureRow): PictureDetails => ({
  src: row.src,
  name: row.name,
  alt: row.alt,
  caption: row.caption,
  focus: focusOf(row),
})
