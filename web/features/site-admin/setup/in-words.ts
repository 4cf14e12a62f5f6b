import type { Hours, Payments } from '../../../../contract/studio-settings.ts'
import { t } from '../../../../language/t.ts'
import { shownTime } from '../../../lib/admin/clock.ts'
import { weekDays } from '../week-days.tsx'

/** 'Monday off, 9 AM to 9 PM' */
export function daysInWords({ days, from, until }: Hours) {
  const off = weekDays.filter((_, day) => !days.includes(day)).map((day) => t(day))
  const week = off.length === 0 ? t('Every day') : t('{days} off', { days: off.join(', ') })
  return t('{week}, {from} to {until}', { week, from: shownTime(from), until: shownTime(until) })
}

/** 'bKash, cash; 30 % advance' */
export function paymentsInWords({ bkash, nagad, rocket, bank, cash, advance }: Payments) {
  const ways = [
    bkash.on && t('bKash'),
    nagad.on && t('Nagad'),
    rocket.on && t('Rocket'),
    bank.on && t('bank'),
    cash && t('cash'),
  ]
  return t('{ways}; {advance} % advance', {
    ways: ways.filter(Boolean).join(', ') || t('No way yet'),
    advance,
  })
}
