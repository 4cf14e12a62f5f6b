import { z } from './zod.ts'
import { languages } from '../../language/languages.ts'

const pair = z.tuple([z.string(), z.string()])

/** What stands on an offer, an invoice or a receipt, in words that need no more thought. */
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
  /** Where money can be sent by hand; empty where none is due. */
  payLabel: z.string(),
  pay: z.array(pair),
  cancelled: z.string(),
  termsLabel: z.string(),
  terms: z.string(),
  footer: z.array(z.string()),
})
export type Sheet = z.infer<typeof sheet>

/** A sheet on a page of the site, with what only a page can say: how things stand today. */
export const sheetPage = z.object({
  sheet,
  /** For money that has arrived. */
  stamp: z.object({ title: z.string(), detail: z.string() }).nullable(),
  /** What to do with the paper. */
  advice: z.object({ title: z.string(), text: z.string() }),
  /** The address of this page: squares that are dark, row by row. */
  code: z.array(z.string()),
})
export type SheetPage = z.infer<typeof sheetPage>
