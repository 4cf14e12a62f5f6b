import { isIP } from 'node:net'

export interface Network {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

/** Reads 192.168.1.0/24 or fd00::/8; an address alone is a network of one. */
export function parseNetwork(text: string): Network | undefined {
  const [, address = '', given] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  if (version === 0) return undefined
  const longest = version === 4 ? 32 : 128
  const prefix = given === undefined ? longest : Number(given)
  return prefix <= longest ? { address, prefix, family: `ipv${version as 4 | 6}` } : undefined
}
