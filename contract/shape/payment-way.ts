/** How money reaches the studio. */
export const paymentWays = ['bkash', 'nagad', 'rocket', 'bank', 'cash', 'card'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Those that the owner enters by hand. */
export const handWays = ['bkash', 'nagad', 'rocket', 'bank', 'cash'] as const satisfies PaymentWay[]

/** Those that a client can tell a transaction id of. */
export const claimWays = ['bkash', 'nagad', 'rocket', 'bank'] as const satisfies PaymentWay[]

/** Who gave a payment its transaction id, among whose ids it is the only one. */
export const paymentProviders = [...handWays, 'sslcommerz'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** Companies that take money for the studio: bKash itself, and SSLCommerz for cards, wallets and banks. */
export const gatewayProviders = ['bkash', 'sslcommerz'] as const
export type GatewayProvider = (typeof gatewayProviders)[number]
