import { createHash } from 'node:crypto'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Lets the page's own inline scripts run by what they say, so that the page can be cached: a nonce would be the same for
 * all who get it. A page is rendered with a nonce that nobody knows beforehand, which tells its own scripts from any that
 * found their way into what people typed; it leaves the page with the hashes.
 */
export function hashScripts(html: string, nonce: string) {
  const parts = html.split(` nonce="${nonce}"`)
  const hashes = new Set<string>()
  for (const [n, part] of parts.slice(1).entries()) {
    const before = parts[n]!
    // Links have it, too.
    if (!before.startsWith('<script', before.lastIndexOf('<'))) continue
    hashes.add(hashOf(part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))))
  }
  return { html: parts.join(''), hashes: [...hashes] }
}
