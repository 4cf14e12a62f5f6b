import { describe, expect, it } from 'vitest'
import { shownFileName } from './file-name.ts'

describe('the name of an uploaded file', () => {
  it('names of files as they are shown', () => {
    for (const [given, shown] of [
      ['DSC_0213.JPG', 'DSC_0213.JPG'],
      ['গায়ে হলুদ ২০২৬.jpg', 'গায়ে হলুদ ২০২৬.jpg'.normalize('NFC')],
      ['C:\\fakepath\\Rings (2).jpg', 'Rings (2).jpg'],
      ['../../etc/passwd', 'passwd'],
      ['two\u0000 \n lines\u202E.jpg', 'two lines.jpg'],
      ['', ''],
    ] as const) {
      expect(shownFileName(given), given).toBe(shown)
    }
  })

  it('keeps the extension of a long name, and never cuts a letter in half', () => {
    expect(shownFileName(`${'ক্ষ'.repeat(200)}.jpeg`)).toBe(`${'ক্ষ'.repeat(115)}….jpeg`)
  })
})
