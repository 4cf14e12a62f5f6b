import { escapeUTF8 } from 'entities'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { currentLanguage } from '../../../language/current.ts'
import { splitLanguage } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { inLanguage } from '../http/language.ts'
import { failureOf, replyWithFailure, setRetryAfter, toAppError } from '../plugins/envelope.ts'

/** Has no script, font or picture, because those may fail to load as well. */
const pageOf = (sentence: string) => `<!doctype html>
<html lang="${currentLanguage()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeUTF8(sentence)}</title>
<body style="max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.6 Georgia, serif">
<h1 style="font-weight: normal; font-size: 1.75rem; line-height: 1.3">${escapeUTF8(sentence)}</h1>
<p><a href="" style="color: inherit">${t('Try again')}</a></p>
</html>
`

/** Answers with a page if the request accepts HTML, and with JSON otherwise. */
export function replyWithFailurePage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!request.headers.accept?.includes('text/html')) return replyWithFailure(error, request, reply)
  const known = toAppError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'page failed')
  setRetryAfter(known, reply)
  return reply
    .status(known.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(inLanguage(splitLanguage(request.url).language, () => pageOf(failureOf(known).error)))
}
