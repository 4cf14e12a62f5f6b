import type { Notice } from './resolve.ts'

const short = (text: string) => text.slice(0, 200)

/** Where Amazon is told that its notices are welcome. Nobody else is called, whatever a message says. */
function confirmationOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, href } = new URL(address)
  const isAmazon = /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(hostname)
  return protocol === 'https:' && isAmazon && !port && !username ? href.slice(0, 2000) : undefined
}

/**
 * Amazon wraps what bKash says into a message of its own, and asks once whether anybody wants to hear it. Its signature
 * is not looked at: a notice only tells where to look, and whoever subscribes us to theirs tells us nothing.
 */
export function readSns(body: string): Notice | undefined {
  try {
    const { Type, Message, SubscribeURL } = JSON.parse(body) as Record<string, unknown>
    if (Type === 'SubscriptionConfirmation') {
      const confirm = confirmationOf(SubscribeURL)
      return confirm ? { provider: 'bkash', confirm } : undefined
    }
    if (Type !== 'Notification' || typeof Message !== 'string') return undefined
    const { merchantInvoiceNumber } = JSON.parse(Message) as { merchantInvoiceNumber?: unknown }
    if (typeof merchantInvoiceNumber !== 'string') return undefined
    return { provider: 'bkash', ourId: short(merchantInvoiceNumber), hint: '' }
  } catch {
    return undefined
  }
}
