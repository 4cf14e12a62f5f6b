import type { Hours, Payments } from '../../../../contract/studio-settings.ts'
import { momentInDhaka } from '../../../../contract/dates.ts'
import { banglaTime } from '../../../../language/bangla-dates.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { t } from '../../../../language/t.ts'
import { weekDays } from '../week-days.tsx'

/** '09:00' as '9 AM' or 'সকাল ৯টা'. */
function clock(time: string) {
  if (currentLanguage() === 'bn') return banglaTime(new Date(momentInDhaka('2026-01-01', time)))
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Monday off, 9 AM to 9 PM' */
export function daysInWords({ days, from, until }: Hours) {
  const off = weekDays.filter((_, day) => !days.includes(day)).map((day) => t(day))
  const week = off.length === 0 ? t('Every day') : t('{days} off', { days: off.join(', ') })
  return t('{week}, {from} to {until}', { week, from: clock(from), until: clock(until) })
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
