import type { GatewayProvider } from '../../../../contract/shape/payment-way.ts'
import type { Label } from '../../../../language/t.ts'

interface GatewayWords {
  name: string
  lede: Label
  /** The names of its keys, as the gateway calls them. */
  keys: [name: string, label: Label][]
}

export const gatewayWords: Record<GatewayProvider, GatewayWords> = {
  bkash: {
    name: 'bKash Checkout',
    lede: 'For bKash merchants. bKash sends you the four keys by email.',
    keys: [
      ['appKey', 'App key'],
      ['appSecret', 'App secret'],
      ['username', 'User name'],
      ['password', 'Password'],
      ['topicArn', 'Notification topic (TopicArn), if bKash gave you one'],
    ],
  },
  sslcommerz: {
    name: 'SSLCommerz',
    lede: 'Cards, wallets and banks through one account. Both keys are in the email that SSLCommerz sent when you opened your store.',
    keys: [
      ['storeId', 'Store ID'],
      ['storePassword', 'Store password'],
    ],
  },
}
