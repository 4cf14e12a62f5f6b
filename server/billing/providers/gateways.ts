import {
  type BkashKeys,
  type GatewayInput,
  type GatewayState,
  type SslcommerzKeys,
} from '../../../contract/billing/gateway.ts'
import { gatewayProviders, type GatewayProvider } from '../../../contract/shape/payment-way.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { findSetting, saveSetting } from '../../platform/settings/setting.queries.ts'
import { createBkash } from './bkash.ts'
import type { Gateway } from './gateway.ts'
import { createSslcommerz } from './sslcommerz.ts'
import { openVault } from '../../platform/secrets/vault.ts'

interface SavedGateway {
  on: boolean
  live: boolean
  keys: Record<string, string>
}

const addresses: Record<GatewayProvider, { trial: string; live: string }> = {
  bkash: {
    trial: 'https://tokenized.sandbox.bka.sh/v1.2.0-beta',
    live: 'https://tokenized.pay.bka.sh/v1.2.0-beta',
  },
  sslcommerz: { trial: 'https://sandbox.sslcommerz.com', live: 'https://securepay.sslcommerz.com' },
}

const requiredKeys: Record<GatewayProvider, string[]> = {
  bkash: ['appKey', 'appSecret', 'username', 'password'],
  sslcommerz: ['storeId', 'storePassword'],
}

const optionalKeys: Record<GatewayProvider, string[]> = { bkash: ['topicArn'], sslcommerz: [] }
const allKeys = (provider: GatewayProvider) => [...requiredKeys[provider], ...optionalKeys[provider]]
const isComplete = (provider: GatewayProvider, { keys }: SavedGateway) =>
  requiredKeys[provider].every((name) => keys[name])

/** The gateways for which the owner has saved keys. The keys are encrypted in the database and decrypted only here. */
export function createGateways(db: Db, config: Config) {
  const vault = openVault(config)
  const nameOf = (provider: GatewayProvider) => `gateway-${provider}`

  async function read(provider: GatewayProvider): Promise<SavedGateway> {
    const sealed = await findSetting(db, nameOf(provider))
    const opened = sealed && vault.open(sealed)
    return opened ? (JSON.parse(opened) as SavedGateway) : { on: false, live: false, keys: {} }
  }

  function build(provider: GatewayProvider, { keys, live }: SavedGateway): Gateway {
    const baseUrl = config.gatewayUrls[provider] ?? addresses[provider][live ? 'live' : 'trial']
    const timeoutMs = config.gatewayTimeoutMs
    return provider === 'bkash'
      ? createBkash({ db, vault, keys: keys as BkashKeys, baseUrl, timeoutMs })
      : createSslcommerz({ keys: keys as SslcommerzKeys, baseUrl, timeoutMs })
  }

  return {
    /** Undefined if it is switched off; `evenIfOff` is for payments that were started before. */
    async find(provider: GatewayProvider, { evenIfOff = false } = {}) {
      const saved = await read(provider)
      return isComplete(provider, saved) && (saved.on || evenIfOff) ? build(provider, saved) : undefined
    },
    /** The SNS topic of bKash's notices; undefined if bKash is not set up. */
    async topicOfNotices() {
      const saved = await read('bkash')
      return isComplete('bkash', saved) ? saved.keys.topicArn : undefined
    },
    list: () =>
      Promise.all(
        gatewayProviders.map(async (provider): Promise<GatewayState> => {
          const { on, live, keys } = await read(provider)
          return { provider, on, live, saved: allKeys(provider).filter((name) => keys[name]) }
        }),
      ),
    /** Empty keys keep their saved values. Returns false if a required key is missing. */
    async save(provider: GatewayProvider, { on, live, keys: given }: GatewayInput) {
      const before = await read(provider)
      const typed = Object.entries(given).filter(
        ([name, value]) => value !== '' && allKeys(provider).includes(name),
      )
      const saved = { on, live, keys: { ...before.keys, ...Object.fromEntries(typed) } }
      if (on && !isComplete(provider, saved)) return false
      await saveSetting(db, nameOf(provider), vault.seal(JSON.stringify(saved)))
      return true
    },
  }
}
export type Gateways = ReturnType<typeof createGateways>
