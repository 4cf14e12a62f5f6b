import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allSentences } from '../../language/bn/all.ts'
import { readLanguageFrom } from '../../language/current.ts'
import type { Language } from '../../language/languages.ts'
import { learn } from '../../language/t.ts'

const spoken = new AsyncLocalStorage<Language>()
readLanguageFrom(() => spoken.getStore() ?? 'en')
learn(allSentences)

/** Whatever is said within is said in this language: to the sender of a request, or to whom a mail is for. */
export const inLanguage = <T>(language: Language, say: () => T): T => spoken.run(language, say)

/**
 * Pages of ours name their language in the address. What is only read is cached by its address, so a header must not
 * change it; to everything else `Accept-Language` may speak as well.
 */
export function languageOf({ method, query, headers }: FastifyRequest): Language {
  const { language } = (query ?? {}) as { language?: unknown }
  if (language === 'bn') return 'bn'
  const isRead = method === 'GET' || method === 'HEAD'
  return !isRead && language === undefined && /^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en'
}

/** Answers every call in the language it was made in. */
export function answerInLanguage(app: FastifyInstance) {
  const speak = (request: FastifyRequest, _: unknown, next: () => void) => {
    const language = languageOf(request)
    if (language === 'en') next()
    else inLanguage(language, next)
  }
  app.addHook('onRequest', speak)
  // The body of a request arrives outside of what has been going on since its head came.
  app.addHook('preValidation', speak)
}
