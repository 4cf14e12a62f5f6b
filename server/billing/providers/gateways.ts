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

interface Saved {
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

const keyNames: Record<GatewayProvider, string[]> = {
  bkash: ['appKey', 'appSecret', 'username', 'password'],
  sslcommerz: ['storeId', 'storePassword'],
}

/** Optional keys. */
const moreNames: Record<GatewayProvider, string[]> = { bkash: ['topicArn'], sslcommerz: [] }
const allNames = (provider: GatewayProvider) => [...keyNames[provider], ...moreNames[provider]]

const isComplete = (provider: GatewayProvider, { keys }: Saved) =>
  keyNames[provider].every((name) => keys[name])

/** The gateways that the owner has keys for. Their keys are sealed in the database and opened only here. */
export function createGateways(db: Db, config: Config) {
  const vault = openVault(config)
  const nameOf = (provider: GatewayProvider) => `gateway-${provider}`

  async function read(provider: GatewayProvider): Promise<Saved> {
    const sealed = await findSetting(db, nameOf(provider))
    const opened = sealed && vault.open(sealed)
    return opened ? (JSON.parse(opened) as Saved) : { on: false, live: false, keys: {} }
  }

  function build(provider: GatewayProvider, { keys, live }: Saved): Gateway {
    const baseUrl = config.gatewayUrls[provider] ?? addresses[provider][live ? 'live' : 'trial']
    const timeoutMs = config.gatewayTimeoutMs
    return provider === 'bkash'
      ? createBkash({ db, vault, keys: keys as BkashKeys, baseUrl, timeoutMs })
      : createSslcommerz({ keys: keys as SslcommerzKeys, baseUrl, timeoutMs })
  }

  return {
    /** Undefined where it is off for new payments; those that are under way are settled all the same. */
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
          return { provider, on, live, saved: allNames(provider).filter((name) => keys[name]) }
        }),
      ),
    /** Empty keys stay what they were. Tells whether all that is needed is there. */
    async save(provider: GatewayProvider, { on, live, keys: given }: GatewayInput) {
      const before = await read(provider)
      const typed = Object.entries(given).filter(
        ([name, value]) => value !== '' && allNames(provider).includes(name),
      )
      const saved = { on, live, keys: { ...before.keys, ...Object.fromEntries(typed) } }
      if (on && !isComplete(provider, saved)) return false
      await saveSetting(db, nameOf(provider), vault.seal(JSON.stringify(saved)))
      return true
    },
  }
}
export type Gateways = ReturnType<typeof createGateways>
