import { type Sentence, t, translated } from '../../language/t.ts'

/** The error of a field, translated when it is read. */
const about =
  <S extends `{label}${string}` & Sentence>(sentence: S) =>
  (label: string) => ({ error: () => t<Sentence>(sentence, { label: translated(label) } as never) })

export const required = about('{label} is required.')
export const notWhole = about('{label} must be a whole number.')
export const tooLarge = about('{label} is too large.')
export const belowZero = about('{label} cannot be below 0.')
export const belowOne = about('{label} must be at least 1.')
export const notYesOrNo = about('{label} is true or false.')
export const aboveHundredPercent = about('{label} can be at most 100 percent.')
export const noLink = about('{label} must be a web address or an email address.')

export const atMost = (max: number, label: string) => ({
  error: () => t('{label} can be at most {max} characters long.', { label: translated(label), max }),
})
