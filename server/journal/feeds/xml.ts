import { escapeUTF8 } from 'entities'

/** What XML cannot carry at all, not even escaped: control characters and halves of characters. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string) => escapeUTF8(text.replace(forbidden, ''))

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
