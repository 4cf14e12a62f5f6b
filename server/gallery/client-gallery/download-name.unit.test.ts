import { expect, it } from 'vitest'
import { downloadName } from './download-name.ts'

it('names of downloaded files', () => {
  for (const [name, type, shown] of [
    ['ALK_4101.jpg', 'image/jpeg', 'ALK_4101.jpg'],
    ['ALK_4101.JPEG', 'image/jpeg', 'ALK_4101.JPEG'],
    ['scan.tif', 'image/tiff', 'scan.tif'],
    ['x.html', 'image/jpeg', 'x.jpg'],
    ['x.exe', 'image/png', 'x.png'],
    ['x.jpg.exe', 'image/jpeg', 'x.jpg'],
    ['x.jpg.', 'image/jpeg', 'x.jpg'],
    ['x.', 'image/webp', 'x.webp'],
    ['x', 'image/gif', 'x.gif'],
    ['.htaccess', 'image/jpeg', 'picture.jpg'],
    ['ALK_4101.jpg', 'image/webp', 'ALK_4101.webp'],
    ['Holud day 1.5', 'image/jpeg', 'Holud day 1.5.jpg'],
    ['Nusrat & Tanvir, v.2 (last)', 'image/jpeg', 'Nusrat & Tanvir, v.2 (last).jpg'],
    ['হলুদ.jpg', 'image/avif', 'হলুদ.avif'],
    ['x.png', 'image/svg+xml', 'x.bin'],
  ] as const) {
    expect(downloadName(name, type), name).toBe(shown)
  }
})
