import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lru.ts'

const hour = 3_600_000

/** A home network gets a whole IPv6 /64, so that is what counts as one address. */
export function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [start = '', end] = plain.split('::', 2)
  const groups = start.split(':').filter(Boolean)
  const missing = end === undefined ? [] : Array.from({ length: 8 - groups.length }, () => '0')
  return [...groups, ...missing]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** How often something was seen within the hour that its first sight began. A process that ends forgets it. */
export function createRecent(max = 10_000) {
  const seen = new LRUCache<string, number>({ ...atMost(max), ttl: hour, noUpdateTTL: true })
  return (what: string) => {
    const count = (seen.get(what) ?? 0) + 1
    seen.set(what, count)
    return count
  }
}
