import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allSentences } from '../../../language/bn/all.ts'
import { readLanguageFrom } from '../../../language/current.ts'
import type { Language } from '../../../language/languages.ts'
import { learn } from '../../../language/t.ts'

interface Spoken {
  /** Of sentences. */
  language: Language
  /** Of what the owner has written. */
  content: Language
}

const spoken = new AsyncLocalStorage<Spoken>()
readLanguageFrom(() => spoken.getStore()?.language ?? 'en')
learn(allSentences)

/** The language in which the owner's own texts are read: those who edit them read the original, whatever they speak. */
export const contentLanguage = () => spoken.getStore()?.content ?? 'en'

/** Whatever is said within is said in this language: to a reader, or to whom a mail is for. */
export const inLanguage = <T>(language: Language, say: () => T): T =>
  spoken.run({ language, content: language }, say)

/** Named by the address, so that what is read can be cached by it. */
const contentLanguageOf = ({ query }: FastifyRequest): Language =>
  (query as { language?: unknown } | undefined)?.language === 'bn' ? 'bn' : 'en'

/** Pages of ours say their language in the header, too; other programs may say it there alone. */
const isBangla = (header = '') => /^\s*bn\b/i.test(header)

/** Answers every call in the language it was made in. */
export function answerInLanguage(app: FastifyInstance) {
  const speak = (request: FastifyRequest, _: unknown, next: () => void) => {
    const content = contentLanguageOf(request)
    const language = content === 'bn' || isBangla(request.headers['accept-language']) ? 'bn' : 'en'
    if (language === 'en') next()
    else spoken.run({ language, content }, next)
  }
  app.addHook('onRequest', speak)
  // The body of a request arrives outside of what has been going on since its head came.
  app.addHook('preValidation', speak)
}
