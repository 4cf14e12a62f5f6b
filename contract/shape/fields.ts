import { z } from './zod.ts'
import { westernDigits } from '../../language/numbers.ts'
import { required, notWhole, tooLarge, belowZero, noLink, atMost } from './field-refusals.ts'
import { t, translated } from '../../language/t.ts'
import { dayInDhaka } from './dates.ts'
import { isMissing } from './errors.ts'
import { isPhone } from './phone.ts'
import { isWebAddress, pictureProblem } from './web-address.ts'

const idPattern = /^[A-Za-z0-9_-]{1,64}$/
export const id = z.string().regex(idPattern, 'This is not a valid id.')
export const idParams = z.object({ id })

const choose = (what: string) => () => t('Choose {what}.', { what: translated(what) })

/** The id of an entry that a person picks from a list. */
export const chosen = (what: string) =>
  z.string({ error: choose(what) }).regex(idPattern, { error: choose(what) })

export const requiredText = (label: string, max: number) =>
  z.string(required(label)).trim().min(1, required(label)).max(max, atMost(max, label))

/** May be empty. A call without it leaves the stored value alone. */
export const textOrNothing = (label: string, max: number) => z.string().trim().max(max, atMost(max, label))

export const optionalText = (label: string, max: number) => textOrNothing(label, max).default('')

export const maxEmail = 254

export const email = z
  .string(required('Email address'))
  .trim()
  .min(1, required('Email address'))
  .max(maxEmail, 'Email address is too long.')
  .pipe(z.email('Please enter a valid email address.'))

/** An email address or empty. */
export const emailOrNothing = textOrNothing('Email address', maxEmail).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'Please enter a valid email address.',
)

/** The same, and it may be left out. */
export const optionalEmail = emailOrNothing.default('')

export const optionalPhone = optionalText('Phone number', 32)
  .transform(westernDigits)
  .refine((text) => text === '' || isPhone(text), 'Please enter a valid phone number.')

export const phone = z
  .string(required('Phone number'))
  .trim()
  .min(1, required('Phone number'))
  .max(32, 'Please enter a valid phone number.')
  .transform(westernDigits)
  .refine(isPhone, 'Please enter a valid phone number.')

/** A recent date in either digits, which may be past. */
export const day = z
  .string({ error: 'Please enter a valid date.' })
  .transform(westernDigits)
  .pipe(z.iso.date('Please enter a valid date.'))
  .refine((text) => text > '1990' && text < '2200', 'Please enter a valid date.')

export const anyEventDate = z.string(required('Event date')).trim().min(1, required('Event date')).pipe(day)

export const eventDate = anyEventDate.refine(
  (day) => day >= dayInDhaka(),
  'The event date cannot be in the past.',
)

const picture = (value: string, context: z.RefinementCtx) => {
  const message = pictureProblem(value)
  if (message) context.addIssue({ code: 'custom', message })
}

export const imageUrl = (label: string) => requiredText(label, 2000).superRefine(picture)

export const imageUrlOrNothing = (label: string) =>
  textOrNothing(label, 2000).superRefine((value, context) => {
    if (value !== '') picture(value, context)
  })

export const optionalImageUrl = (label: string) => imageUrlOrNothing(label).default('')

/** The placeholder of a failed thumbnail upload is embedded in the post as a data URL. */
export const thumbnailUrl = requiredText('Thumbnail', 8100).superRefine((value, context) => {
  if (/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]{1,8000}$/.test(value)) return
  picture(value.length <= 2000 ? value : '', context)
})

export const galleryUrl = z
  .string()
  .trim()
  .max(2000)
  .superRefine((value, context) => picture(/\.(jpe?g|gif|png)$/i.test(value) ? value : '', context))

/** Profile fields take a web address or an email address. */
export const profileLink = (label: string) =>
  optionalText(label, 500).refine(
    (value) => value === '' || isWebAddress(value) || z.email().safeParse(value).success,
    noLink(label),
  )

/** Numbers come as numbers in JSON and as text from a form, in either digits. */
const numeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(westernDigits(value)) : value

export const rating = z.preprocess(
  numeric,
  z
    .int('Choose a rating from 1 to 5.')
    .min(1, 'Choose a rating from 1 to 5.')
    .max(5, 'Choose a rating from 1 to 5.'),
)

export const wholeNumber = (label: string, max: number) =>
  z.preprocess(
    numeric,
    z
      .int({
        error: ({ input }) => (isMissing(input) ? required(label) : notWhole(label)).error(),
      })
      .min(0, belowZero(label))
      .max(max, tooLarge(label)),
  )

export const timestamp = z.iso.datetime()

/**
 * The version that an update was based on. A record that was saved by another person since then is not overwritten.
 * Without it, the last one to save wins.
 */
export const version = timestamp.optional()

/** For `refine`: an update has to change at least one field. */
export const changesSomething = (body: object) =>
  Object.entries(body).some(([name, value]) => name !== 'version' && value !== undefined)
export const nothingToChange = 'Enter at least one change.'

/** Hours and minutes of one day, which sort as text: '09:00'. */
export const clock = z
  .string()
  .trim()
  .transform((typed) => westernDigits(typed).padStart(5, '0'))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as 09:00.'))

const sentence = 'Duration is day, half-day, or minutes from 15 to 1440.'

/** How long a service takes. Half a day is half of the day's working hours. */
export const duration = z.union(
  [z.literal('day'), z.literal('half-day'), z.int(sentence).min(15, sentence).max(1440, sentence)],
  sentence,
)
export type Duration = z.infer<typeof duration>

/** Parses the stored form. */
export const readDuration = (text: string): Duration =>
  text === 'day' || text === 'half-day' ? text : Number(text)
