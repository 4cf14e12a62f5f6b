import { isIP } from 'node:net'

export interface Visitor {
  ip: string
  /** The site's own calls have none and are not counted. */
  userAgent: string | undefined
}

export interface Network {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

/** Parses 192.168.1.0/24 or fd00::/8; a single address is a network of one. */
export function parseNetwork(text: string): Network | undefined {
  const [, address = '', given] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const longest = version === 4 ? 32 : 128
  const prefix = given === undefined ? longest : Number(given)
  return prefix <= longest ? { address, prefix, family: `ipv${version as 4 | 6}` } : undefined
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string) {
  // URL parsing gives every address one spelling.
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** The IPv4 address of an IPv6 one that only wraps it. */
function mappedAddress(groups: string[]) {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/**
 * What counts as one visitor in limits and in the log: an IPv4 address, or a whole IPv6 /64, which a home network or a
 * phone gets for itself.
 */
export function networkOf({ ip }: { ip: string }) {
  if (isIP(ip) !== 6) return ip
  const groups = groupsOf(ip)
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** The /16 or /48 around a network; anything else stays what it is. */
export function widerNetworkOf(network: string) {
  if (isIP(network) === 4) return `${network.split('.').slice(0, 2).join('.')}.0.0/16`
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}
