import type { Hours, Payments } from '../../../../contract/studio-settings.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** '09:00' as '9 AM'. */
function clock(time: string) {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Monday off, 9 AM to 9 PM' */
export function daysInWords({ days, from, until }: Hours) {
  const off = names.filter((_, day) => !days.includes(day))
  const week = off.length === 0 ? 'Every day' : `${off.join(', ')} off`
  return `${week}, ${clock(from)} to ${clock(until)}`
}

/** 'bKash, cash; 30 % advance' */
export function paymentsInWords({ bkash, nagad, rocket, bank, cash, advance }: Payments) {
  const ways = [
    bkash.on && 'bKash',
    nagad.on && 'Nagad',
    rocket.on && 'Rocket',
    bank.on && 'bank',
    cash && 'cash',
  ]
  return `${ways.filter(Boolean).join(', ') || 'No way yet'}; ${advance} % advance`
}
