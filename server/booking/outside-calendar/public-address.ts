import { BlockList, isIP } from 'node:net'
import type { Network } from '../../platform/http/network.ts'

/** Addresses of the machine itself, of local networks and of providers. */
const notPublic = new BlockList()
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [net, prefix] of v4) notPublic.addSubnet(net, prefix, 'ipv4')

/** Documentation addresses, and those that wrap an IPv4 address. */
const v6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [net, prefix] of v6) notPublic.addSubnet(net, prefix, 'ipv6')

/** Global unicast addresses; loopback, private, mapped and multicast addresses lie outside. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is reachable from the internet. Others must not be requested for a calendar. */
export function isPublicAddress(address: string) {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Public addresses and the configured networks, for a calendar in the studio's own network. */
export function createAddressRule(networks: readonly Network[]) {
  const configured = new BlockList()
  for (const { address, prefix, family } of networks) configured.addSubnet(address, prefix, family)
  const isConfigured = (address: string) => {
    const version = isIP(address)
    return version !== 0 && configured.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
  return (address: string) => isPublicAddress(address) || isConfigured(address)
}
