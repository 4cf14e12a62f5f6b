/** A mail as its reader sees it. */
export interface ReadMail {
  headers: Record<string, string>
  text: string
  html: string
  files: { name: string; type: string; content: string }[]
}

const decodedWord = (charset: string, encoding: string, text: string) =>
  encoding.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64').toString(charset as 'utf8')
    : bytesOf(text.replaceAll('_', ' ')).toString('utf8')

const decodedHeader = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, text: string) =>
      decodedWord(charset, encoding, text),
    )

/** Decodes quoted-printable text. */
const bytesOf = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  )

function readPart(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name) headers[name.toLowerCase()] = decodedHeader(value!)
  }
  return { headers, body: raw.slice(end + 4) }
}

function contentOf({ headers, body }: ReturnType<typeof readPart>) {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? bytesOf(body).toString('utf8') : body
}

/** Parses what nodemailer writes, which is all that the tests need. */
export function readMail(raw: string): ReadMail {
  const { headers } = readPart(raw)
  const mail: ReadMail = { headers, text: '', html: '', files: [] }
  const visit = (part: string) => {
    const read = readPart(part)
    const type = read.headers['content-type'] ?? 'text/plain'
    const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
    if (boundary) {
      for (const inner of read.body.split(`--${boundary}`).slice(1, -1)) visit(inner.replace(/^\r\n/, ''))
      return
    }
    const content = contentOf(read).replace(/\r\n/g, '\n').trimEnd()
    const name = /filename="?([^";]+)"?/.exec(read.headers['content-disposition'] ?? '')?.[1]
    if (name) mail.files.push({ name, type, content: contentOf(read) })
    else if (type.startsWith('text/html')) mail.html = content
    else mail.text = content
  }
  visit(raw)
  return mail
}
