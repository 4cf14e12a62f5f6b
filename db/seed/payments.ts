import type { PaymentProvider, PaymentWay } from '../../contract/shape/payment-way.ts'
import { type Payments, usualPayments } from '../../contract/shape/studio-settings.ts'

interface DemoPayment {
  way: PaymentProvider & PaymentWay
  transactionId?: string
}

interface DemoPaid {
  email: string
  advance: DemoPayment
  /** Left out while the balance is unpaid. */
  balance?: DemoPayment
}

/** The demo's ways to pay. */
export const demoWays: Payments = {
  ...usualPayments,
  bkash: { on: true, number: '01700-000000' },
  bkashKind: 'merchant',
  nagad: { on: true, number: '01700-000000' },
  bank: {
    on: true,
    details: 'Example Bank, Dhanmondi branch\nAloka Photography\nAccount 0000 1700 0000 00',
  },
}

/** Payments for the confirmed bookings of the demo. */
export const demoPaid: DemoPaid[] = [
  {
    email: 'studio.kashphul@example.org',
    advance: { way: 'bkash', transactionId: 'DEMO7KASH1' },
    balance: { way: 'bank', transactionId: 'DEMOBANK01' },
  },
  {
    email: 'arif.tonmoy@example.com',
    advance: { way: 'bkash', transactionId: 'DEMO8ARIF2' },
    balance: { way: 'bkash', transactionId: 'DEMO9ARIF3' },
  },
  { email: 'mitu.haldar@example.com', advance: { way: 'cash' }, balance: { way: 'cash' } },
  { email: 'hello.jolpata@example.org', advance: { way: 'nagad', transactionId: 'DEMONAGD04' } },
  {
    email: 'tania.r@example.com',
    advance: { way: 'bkash', transactionId: 'DEMO9TANI6' },
    balance: { way: 'cash' },
  },
  {
    email: 'press.dighipar@example.org',
    advance: { way: 'bank', transactionId: 'DEMOBANK05' },
    balance: { way: 'bank', transactionId: 'DEMOBANK07' },
  },
  { email: 'elin.sandvand@example.com', advance: { way: 'bank', transactionId: 'DEMOBANK08' } },
  { email: 'sadia.nowrin@example.com', advance: { way: 'bkash', transactionId: 'DEMOASADI9' } },
  { email: 'desk.sheuli@example.org', advance: { way: 'bank', transactionId: 'DEMOBANK10' } },
  { email: 'thomas.okwara@example.org', advance: { way: 'bkash', transactionId: 'DEMOBTHOM1' } },
]
