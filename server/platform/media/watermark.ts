import { join } from 'node:path'
import sharp from 'sharp'

const fonts = join(import.meta.dirname, '../documents/fonts')
const opacity = 40

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

/** The watermark across the middle of a picture, so large that no crop removes it. */
export async function watermark(text: string, width: number, height: number) {
  const [family, fontfile] = /\p{Script=Bengali}/u.test(text)
    ? ['Noto Sans Bengali', 'bengali-600.ttf']
    : ['Fraunces', 'fraunces.ttf']
  const mark = await sharp({
    text: {
      text: `<span foreground="white" alpha="${opacity}%">${escape(text)}</span>`,
      font: family,
      align: 'centre',
      fontfile: join(fonts, fontfile),
      width: Math.round(width * 0.7),
      height: Math.round(height * 0.5),
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  return { input: mark, gravity: 'centre' } as const
}
