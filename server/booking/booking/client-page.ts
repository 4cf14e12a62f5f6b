import { addressIn, type Language } from '../../../language/languages.ts'
import { keyPlaceholder } from '../../platform/mail/letter.ts'

/** The client's own page, as it stands in mails that are kept: the key is filled in when they leave. */
export const clientPage = ({ reference, language }: { reference: string; language: Language }) =>
  addressIn(language, `/booking/${reference}?key=${keyPlaceholder}`)
