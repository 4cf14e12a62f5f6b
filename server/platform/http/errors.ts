import { t } from '../../../language/t.ts'
import { errorStatus, permissionSentence, type ErrorCode } from '../../../contract/shape/errors.ts'

/** A failure with a sentence for the person who meets it. The envelope plugin turns it into a reply. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.code = code
    this.fields = fields
  }
  get status() {
    return errorStatus[this.code]
  }
}

/** Refused for now; the reply gets a Retry-After header. */
export class TooMany extends AppError {
  readonly seconds: number
  constructor(waitMs: number, sentence?: string) {
    const seconds = Math.ceil(waitMs / 1000)
    super(
      'rate-limited',
      sentence ?? t('Too many requests. Please try again in {seconds} seconds.', { seconds }),
    )
    this.seconds = seconds
  }
}

export type Noun =
  | 'service'
  | 'review'
  | 'booking request'
  | 'message'
  | 'saved reply'
  | 'person'
  | 'post'
  | 'author'
  | 'category'
  | 'picture'
  | 'email'
  | 'backup'
  | 'blocked day'
  | 'open day'
  | 'calendar'
  | 'payment'
  | 'offer'
  | 'document'
  | 'gallery'
  | 'set'
  | 'list'

export const notFound = (noun: Noun) =>
  new AppError('not-found', t('This {noun} was not found. It may have been deleted.', { noun: t(noun) }))

export const forbidden = (sentence = permissionSentence) => new AppError('forbidden', sentence)

export const unauthenticated = () => new AppError('unauthenticated', 'Please sign in first.')

export const noSuchPart = () => new AppError('no-such-part', 'The file has no such part.')

/** A refused field: the same sentence for the field and for the reply's error. */
export const invalid = (field: string, sentence: string) =>
  new AppError('invalid', sentence, { [field]: sentence })

export const conflict = (sentence: string, field?: string) =>
  new AppError('conflict', sentence, field ? { [field]: sentence } : undefined)

/** Why an update touched no row: the record is gone, or it no longer is what the person was looking at. */
export const notUpdated = (noun: Noun, row: object | undefined) =>
  row
    ? conflict(
        t('This {noun} was changed somewhere else since you opened it. Nothing was overwritten.', {
          noun: t(noun),
        }),
      )
    : notFound(noun)
