import { gatewayKeys, type GatewayInput } from '../../../contract/billing/gateway.ts'
import { type GatewayProvider } from '../../../contract/shape/payment-way.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import type { Gateways } from '../providers/gateways.ts'

export async function saveGateway(gateways: Gateways, provider: GatewayProvider, input: GatewayInput) {
  const { success } = gatewayKeys[provider].strict().safeParse(input.keys)
  if (!success) throw invalid('keys', 'These keys do not belong to this gateway.')
  if (!(await gateways.save(provider, input)))
    throw invalid('keys', 'Fill in all keys before you switch it on.')
}

/** Tests the keys of a gateway; throws a sentence with the problem. */
export async function testGateway(gateways: Gateways, provider: GatewayProvider) {
  const gateway = await gateways.find(provider, { evenIfOff: true })
  if (!gateway) throw conflict('Fill in all keys first.')
  const trial = await gateway.test()
  if (trial.state === 'refused') throw conflict(trial.why)
  // The result of the test, not an error of this site.
  if (trial.state === 'unknown')
    throw conflict('No response. Check whether this server can reach the internet.')
}
