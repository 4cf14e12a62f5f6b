import { createHash } from 'node:crypto'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Allows the page's inline scripts by their hashes, because a nonce in a cached page would be the same for all visitors.
 * The page is rendered with a random nonce, which distinguishes its scripts from any that were injected by typed text; here
 * the nonce is removed and the hashes are collected.
 */
export function hashScripts(html: string, nonce: string) {
  const parts = html.split(` nonce="${nonce}"`)
  const hashes = new Set<string>()
  for (const [n, part] of parts.slice(1).entries()) {
    const before = parts[n]!
    // Links also have the nonce.
    if (!before.startsWith('<script', before.lastIndexOf('<'))) continue
    hashes.add(hashOf(part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))))
  }
  return { html: parts.join(''), hashes: [...hashes] }
}
