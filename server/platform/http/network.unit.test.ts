import { expect, it } from 'vitest'
import { networkOf, widerNetworkOf } from './network.ts'

it('the network of an address, and the wider one', () => {
  for (const [ip, network, wider] of [
    ['203.0.113.9', '203.0.113.9', '203.0.0.0/16'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.0.0/16'],
    ['::FFFF:cb00:7109', '203.0.113.9', '203.0.0.0/16'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9', '203.0.0.0/16'],
    ['2001:db8:0:12:1:2:3:4', '2001:db8:0:12::/64', '2001:db8:0::/48'],
    ['2001:DB8::12:1:2:3:4', '2001:db8:0:12::/64', '2001:db8:0::/48'],
    ['2001:0db8:0000:0012::9', '2001:db8:0:12::/64', '2001:db8:0::/48'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
  ] as const) {
    expect(networkOf({ ip }), ip).toBe(network)
    expect(widerNetworkOf(network), ip).toBe(wider)
  }
})
