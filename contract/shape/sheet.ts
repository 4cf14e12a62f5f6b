import { z } from './zod.ts'
import { languages } from '../../language/languages.ts'

const pair = z.tuple([z.string(), z.string()])

/** The content of an offer, invoice or receipt as finished, formatted text. */
export const sheet = z.object({
  language: z.enum(languages),
  title: z.string(),
  number: z.string(),
  numberLine: z.string(),
  facts: z.array(pair),
  fromLabel: z.string(),
  from: z.array(z.string()),
  toLabel: z.string(),
  to: z.array(z.string()),
  message: z.string(),
  columns: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  rows: z.array(
    z.object({
      text: z.string(),
      detail: z.string(),
      count: z.string(),
      each: z.string(),
      amount: z.string(),
    }),
  ),
  sums: z.array(pair),
  /** The one large figure. */
  figure: z.object({ name: z.string(), value: z.string() }),
  words: z.string(),
  /** Accounts to pay to; empty if nothing is due. */
  payLabel: z.string(),
  pay: z.array(pair),
  cancelled: z.string(),
  termsLabel: z.string(),
  terms: z.string(),
  footer: z.array(z.string()),
})
export type Sheet = z.infer<typeof sheet>

/** A document shown as a page of the site, with its present state. */
export const sheetPage = z.object({
  sheet,
  /** For money that has arrived. */
  stamp: z.object({ title: z.string(), detail: z.string() }).nullable(),
  /** What the reader can do next. */
  advice: z.object({ title: z.string(), text: z.string() }),
  /** A QR code of this page: its dark modules, row by row. */
  code: z.array(z.string()),
})
export type SheetPage = z.infer<typeof sheetPage>
