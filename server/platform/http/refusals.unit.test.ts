import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import { issueSentence } from '../../../contract/shape/errors.ts'
import { studioSentences } from '../../../language/bn/studio.ts'
import { publicSentences } from '../../../language/bn/public.ts'
import { readLanguageFrom } from '../../../language/current.ts'
import { bangla, learn, translated } from '../../../language/t.ts'
import { fieldsOf } from '../../testing/generated/fields.ts'

// The sentences that a browser has in the admin area, where forms are validated before they are sent.
learn(publicSentences)
learn(studioSentences)

beforeEach(() => readLanguageFrom(() => 'bn'))
afterEach(() => readLanguageFrom(() => 'en'))

const refusalsOf = ({ body }: Endpoint) =>
  [{}, ...fc.sample(fieldsOf(body), { seed: 1971, numRuns: 80 })].flatMap(
    (fields) =>
      body?.safeParse(fields, { error: issueSentence }).error?.issues.map(({ message }) => message) ?? [],
  )

it('every validation error of the contract has a Bangla translation in the admin area', () => {
  const said = new Set(
    Object.values(api).flatMap((calls) =>
      Object.values<Endpoint>(calls).flatMap((call) => (call.body ? refusalsOf(call) : [])),
    ),
  )
  // A translated sentence may contain values that only programs send, such as 'half-day'.
  const inEnglish = [...said]
    .filter((sentence) => !bangla.has(sentence))
    .map(translated)
    .filter((sentence) => /[a-z]{2}/i.test(sentence.replace('TrxID', '')))
  expect(inEnglish).toEqual([])
  expect(said.size).toBeGreaterThan(100)
})
