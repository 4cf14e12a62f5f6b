import { westernDigits } from '../../language/numbers.ts'
import { parseTaka } from '../shape/money.ts'

export interface ReadSms {
  way?: 'bkash' | 'nagad' | 'rocket'
  /** In paisa. */
  amount?: number
  /** The sender of the money. */
  sender?: string
  transactionId?: string
  /** By the clock in Dhaka: '2025-10-30T21:02'. */
  paidAt?: string
}

const taka = String.raw`(?:tk|bdt|৳|টাকা)\.?\s*:?\s*`
const sum = String.raw`(\d[\d,]*(?:\.\d{1,2})?)`
const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'

/** Words in front of the amount, most reliable first: a message also names fee and balance. */
const amounts = [
  new RegExp(
    String.raw`(?:received|cash in|money received|amount|পেয়েছেন|পরিমাণ)\s*(?:of|:)?\s*${taka}${sum}`,
  ),
  new RegExp(String.raw`${taka}${sum}\s*(?:/-)?\s*(?:has been\s*)?received`),
  new RegExp(String.raw`(?:amount|পরিমাণ)\s*:?\s*${sum}`),
  new RegExp(String.raw`${sum}\s*(?:টাকা|tk)\s*(?:received|পেয়েছেন|গ্রহণ)`),
  new RegExp(String.raw`${taka}${sum}`),
]

const senders = [
  /(?:from|sender|customer|uddokta|a\/c|প্রেরক|থেকে)\s*:?\s*(?:no\.?\s*)?(?:\+?88)?(01[3-9][\dx*]{8,9})/,
  /(?:\+?88)?(01[3-9]\d{8,9})\s*(?:থেকে)/,
  /(?:\+?88)?(01[3-9]\d{8})(?!\d)/,
]

const ids = [
  /(?:trx\s*id|txn\s*id|tnx\s*id|tran(?:saction)?\s*id|ট্রানজেকশন আইডি|লেনদেন আইডি)\s*[:.]?\s*([a-z0-9]{6,20})/,
]

const operators = [
  ['bkash', /bkash|বিকাশ/],
  ['nagad', /nagad|নগদ/],
  ['rocket', /rocket|রকেট|dbbl/],
] as const

const first = (patterns: RegExp[], text: string) => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

const two = (part: string) => part.padStart(2, '0')

/** Phones print times as 21:02 or 09:02 PM. */
function hourOf(hour: number, half: string | undefined) {
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}

function momentOf(text: string) {
  const [, day, named, year, hour, minute, half] =
    new RegExp(
      String.raw`(\d{1,2})[-/. ](\d{1,2}|${month})[-/. ](\d{4}|\d{2}),? (?:at )?(\d{1,2}):(\d{2})(?::\d{2})? ?(am|pm)?`,
    ).exec(text) ?? []
  if (!day || !named || !year || !hour) return undefined
  const number = /^\d/.test(named) ? Number(named) : month.split('|').indexOf(named) + 1
  const date = `${year.length === 2 ? `20${year}` : year}-${two(String(number))}-${two(day)}`
  const moment = `${date}T${two(String(hourOf(Number(hour), half)))}:${minute}`
  return Number.isNaN(Date.parse(`${moment}Z`)) ? undefined : moment
}

/** Transaction ids of Rocket are digits, those of bKash have ten characters and those of Nagad eight. */
function operatorOf(text: string, id: string | undefined): ReadSms['way'] {
  const named = operators.find(([, pattern]) => pattern.test(text))?.[0]
  if (named || !id) return named
  if (/^\d{8,}$/.test(id)) return 'rocket'
  if (id.length === 10 && /trxid/.test(text)) return 'bkash'
  return id.length === 8 ? 'nagad' : undefined
}

/**
 * Reads a pasted message of bKash, Nagad or Rocket about money that arrived. Operators change their wording at any
 * time, so it takes what it can find and leaves the rest to be typed.
 */
export function readOperatorSms(sms: string): ReadSms {
  const text = westernDigits(sms.normalize('NFC')).toLowerCase().replace(/\s+/g, ' ').slice(0, 2000)
  const transactionId = first(ids, text)?.toUpperCase()
  const typed = first(amounts, text)
  return {
    way: operatorOf(text, transactionId?.toLowerCase()),
    amount: typed === undefined ? undefined : parseTaka(typed),
    sender: first(senders, text),
    transactionId,
    paidAt: momentOf(text),
  }
}
