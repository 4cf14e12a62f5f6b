const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** One name for every way to write to the same mailbox: capitals, +tags and Gmail's dots make no other one. */
export function mailboxOf(address: string) {
  const written = address.trim().toLowerCase()
  const end = written.lastIndexOf('@')
  const [name = ''] = written.slice(0, end).split('+', 1)
  const host = written.slice(end + 1)
  return ignoresDots.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
