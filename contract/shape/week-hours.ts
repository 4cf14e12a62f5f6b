import { notYesOrNo } from './field-refusals.ts'
import { z } from './zod.ts'
import { clock } from './fields.ts'
import { weekdayOf } from './zone.ts'

/** A closed day keeps its hours for when it is opened again. */
const dayHours = z
  .object({ open: z.boolean(notYesOrNo('Open')), from: clock, until: clock })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'The day must end after it begins.',
  })
export type DayHours = z.infer<typeof dayHours>

/** The seven days of a week, Sunday first. */
export const weekHours = z
  .array(dayHours)
  .length(7, 'Enter the hours for all seven days.')
  .refine((week) => week.some(({ open }) => open), 'Choose at least one day.')
export type WeekHours = z.infer<typeof weekHours>

/** The initial values of the forms, and the default. */
export const usualHours: WeekHours = Array.from({ length: 7 }, () => ({
  open: true,
  from: '09:00',
  until: '21:00',
}))

/** The working hours of a date. */
export const hoursOn = (week: WeekHours | null, day: string): DayHours =>
  (week ?? usualHours)[weekdayOf(day)]!
