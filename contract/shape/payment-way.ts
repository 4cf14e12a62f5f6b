import type { Label } from '../../language/t.ts'
/** How money reaches the studio. */
export const paymentWays = ['bkash', 'nagad', 'rocket', 'bank', 'cash', 'card'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Ways that the owner enters by hand. */
export const handWays = ['bkash', 'nagad', 'rocket', 'bank', 'cash'] as const satisfies PaymentWay[]

/** Ways for which clients can report a transaction id. */
export const claimWays = ['bkash', 'nagad', 'rocket', 'bank'] as const satisfies PaymentWay[]

/** The issuer of a payment's transaction id; ids are unique for each issuer. */
export const paymentProviders = [...handWays, 'sslcommerz'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** Online gateways: bKash itself, and SSLCommerz for cards, wallets and banks. */
export const gatewayProviders = ['bkash', 'sslcommerz'] as const
export type GatewayProvider = (typeof gatewayProviders)[number]

/** The usual names of the ways to pay. */
export const wayNames: Record<PaymentWay, Label> = {
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  bank: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
}
