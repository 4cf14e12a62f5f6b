import { currentLanguage } from './current.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const english = (n: number) =>
  n < 20 ? ones[n]! : tens[Math.floor(n / 10)]! + (n % 10 === 0 ? '' : `-${ones[n % 10]}`)

/** Bangla has a word for each number below a hundred. */
const bangla = `শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ
একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ চল্লিশ
একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট ষাট
একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি আশি
একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`
  .normalize('NFC')
  .split(/\s+/)

const words = {
  en: { below: english, units: ['crore', 'lakh', 'thousand', 'hundred'] },
  bn: { below: (n: number) => bangla[n]!, units: ['কোটি', 'লাখ', 'হাজার', 'শ'] },
}
const sizes = [10_000_000, 100_000, 1000, 100]

/** A whole number in words: 39,900 is 'thirty-nine thousand nine hundred', or 'ঊনচল্লিশ হাজার নয় শ'. */
export function inWords(value: number): string {
  const { below, units } = words[currentLanguage()]
  if (value === 0) return below(0)
  const said: string[] = []
  let rest = value
  for (const [index, size] of sizes.entries()) {
    const count = Math.floor(rest / size)
    if (count > 0) said.push(`${count < 100 ? below(count) : inWords(count)} ${units[index]}`)
    rest %= size
  }
  if (rest > 0) said.push(below(rest))
  return said.join(' ')
}
