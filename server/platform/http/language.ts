import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allSentences } from '../../../language/bn/all.ts'
import { readLanguageFrom } from '../../../language/current.ts'
import type { Language } from '../../../language/languages.ts'
import { learn } from '../../../language/t.ts'

interface RequestLanguages {
  /** The language of sentences. */
  language: Language
  /** The language in which the owner's texts are read. */
  content: Language
}

const languages = new AsyncLocalStorage<RequestLanguages>()
readLanguageFrom(() => languages.getStore()?.language ?? 'en')
learn(allSentences)

/** The language in which the owner's texts are read. Screens that edit them read the English original in every language. */
export const contentLanguage = () => languages.getStore()?.content ?? 'en'

/** Runs a function with this as the language of all sentences and texts in it. */
export const inLanguage = <T>(language: Language, run: () => T): T =>
  languages.run({ language, content: language }, run)

/** Part of the address, so that answers can be cached by their address. */
const contentLanguageOf = ({ query }: FastifyRequest): Language =>
  (query as { language?: unknown } | undefined)?.language === 'bn' ? 'bn' : 'en'

/** Our pages send their language in this header as well; other programs may send it there alone. */
const isBangla = (header = '') => /^\s*bn\b/i.test(header)

/** Answers every call in the language it was made in. */
export function answerInLanguage(app: FastifyInstance) {
  const setLanguage = (request: FastifyRequest, _: unknown, next: () => void) => {
    const content = contentLanguageOf(request)
    const language = content === 'bn' || isBangla(request.headers['accept-language']) ? 'bn' : 'en'
    if (language === 'en') next()
    else languages.run({ language, content }, next)
  }
  app.addHook('onRequest', setLanguage)
  // The body of a request arrives outside of the asynchronous context that its headers began.
  app.addHook('preValidation', setLanguage)
}
