/** How an attempt ended, in the words of the client's page. */
type Ending = 'cancelled' | 'failed' | 'expired'

/**
 * The only answers of gateways that mean that nothing was paid. All others are unknown and checked again. Their sources are
 * in docs/decisions/095-gateways.md.
 */
export const notPaidCodes = {
  'bkash 2014': ['failed', 'Wrong PIN'],
  'bkash 2015': ['failed', 'Wrong PIN too often'],
  'bkash 2016': ['failed', 'Wrong verification code'],
  'bkash 2017': ['failed', 'Wrong verification code too often'],
  'bkash 2018': ['failed', 'The verification code was typed too late'],
  'bkash 2019': ['failed', 'The PIN was typed too late'],
  'bkash 2023': ['failed', 'Insufficient balance'],
  'bkash 2037': ['failed', 'The payer’s account may not pay at the moment'],
  'bkash 2038': ['failed', 'The payer’s account may not pay'],
  'bkash 2057': ['failed', 'Not a bKash account'],
  'bkash 2058': ['failed', 'Not a customer’s wallet'],
  'bkash 2069': ['cancelled', 'Cancelled at bKash'],
  'bkash Cancelled': ['cancelled', 'Cancelled at bKash'],
  /** The client came back without having paid, and only our own call takes the money. */
  'bkash left': ['cancelled', 'The client left bKash without paying'],
  'bkash declined': ['failed', 'bKash declined it'],
  /** A payment expires 24 hours after it was created. */
  'bkash expired': ['expired', 'Never approved'],
  'sslcommerz FAILED': ['failed', 'Declined by the client’s bank'],
  'sslcommerz CANCELLED': ['cancelled', 'Cancelled by the client'],
  'sslcommerz UNATTEMPTED': ['cancelled', 'The client chose no way to pay'],
  'sslcommerz EXPIRED': ['expired', 'The time to pay was over'],
  'sslcommerz nothing found': ['expired', 'Never paid'],
} as const satisfies Record<string, [Ending, string]>
export type NotPaidCode = keyof typeof notPaidCodes

/** The only answers that mean that nothing was refunded: the gateway refused before it moved any money. */
export const notPaidBackCodes = {
  'bkash 2006': 'bKash does not accept this amount.',
  'bkash 2023': 'Your bKash balance is too low.',
  'bkash 2026': 'bKash cannot refund more than was paid.',
  'bkash 2033': 'bKash cannot find this transaction.',
  'bkash 2034': 'bKash has already refunded this transaction.',
  'bkash 2035': 'bKash does not allow refunds from this account.',
  'bkash 2042': 'bKash does not allow refunds from this account.',
  'bkash 2065': 'bKash reports a missing field.',
  'sslcommerz failed': 'SSLCommerz did not start the refund.',
  'sslcommerz cancelled': 'SSLCommerz has cancelled the refund.',
} as const
export type NotPaidBackCode = keyof typeof notPaidBackCodes

/** The code if it is one of the list. */
export const knownCode = <Codes extends object>(codes: Codes, code: string) =>
  Object.hasOwn(codes, code) ? (code as keyof Codes & string) : undefined
