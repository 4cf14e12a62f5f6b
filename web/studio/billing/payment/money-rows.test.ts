import { expect, it } from 'vitest'
import { moneyRows } from './money-rows.ts'

const plan = {
  agreed: 5_500_000,
  paid: 0,
  toCheck: 0,
  advanceDue: 1_650_000,
  dueNow: 1_650_000,
  balance: 5_500_000,
  balanceDueOn: '2026-12-18',
}

it.each([
  ['before anything was agreed', { agreed: null, dueNow: 0, balance: 0 }, ['Agreed', 'Paid']],
  ['before the advance', {}, ['Agreed', 'Paid', 'Due now', 'Balance', 'Of this, due on Dec 18']],
  [
    'with a payment to check',
    { toCheck: 1 },
    ['Agreed', 'Paid', 'To check', 'Due now', 'Balance', 'Of this, due on Dec 18'],
  ],
  [
    'once the advance is there',
    { dueNow: 0, balance: 3_850_000 },
    ['Agreed', 'Paid', 'Due now', 'Balance, due on Dec 18'],
  ],
  ['once all of it is due', { dueNow: 5_500_000 }, ['Agreed', 'Paid', 'Due now', 'Balance']],
  ['when too much came', { paid: 5_600_000, dueNow: 0, balance: 0 }, ['Agreed', 'Paid', 'Overpaid']],
])('the sums of a booking %s', (_, changes, names) => {
  expect(moneyRows({ ...plan, ...changes }).map(([name]) => name)).toEqual(names)
})

it('distinguishes the whole balance from what is due later', () => {
  expect(Object.fromEntries(moneyRows(plan))).toMatchObject({
    'Due now': '৳16,500',
    Balance: '৳55,000',
    'Of this, due on Dec 18': '৳38,500',
  })
})
