import { expect, it } from 'vitest'
import { parseNetwork } from '../../platform/http/network.ts'
import { createAddressRule, isPublicAddress } from './public-address.ts'

it('addresses of private networks are not public, however they are written', () => {
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '2130706433',
    '0177.0.0.1',
    '',
  ]) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})

it('other addresses are public', () => {
  for (const address of ['8.8.8.8', '142.250.1.1', '172.32.0.1', '100.128.0.1', '2404:6800:4009::200e']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
})

it('configured networks are allowed in addition to public addresses', () => {
  const networks = ['192.168.1.0/24', '10.1.2.3', 'fd00::/16'].map((text) => parseNetwork(text)!)
  const isAllowed = createAddressRule(networks)
  const judged = (...addresses: string[]) => addresses.map((address) => isAllowed(address))
  expect(judged('192.168.1.9', '10.1.2.3', 'fd00::9', '8.8.8.8')).toEqual([true, true, true, true])
  expect(judged('192.168.2.9', '10.1.2.4', 'fd01::9', '127.0.0.1', 'localhost')).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})
