import { expect, it } from 'vitest'
import { plainProblem } from './mail-problem.tsx'

it('says in plain words what the answer of a mail server means', () => {
  for (const [problem, sentence] of [
    ['connect ECONNREFUSED 127.0.0.1:587', /does not answer/],
    ['getaddrinfo ENOTFOUND smtp.nowhere.example', /no mail server with this name/],
    ['Invalid login: 535 5.7.8 Authentication failed', /does not accept the user or the password/],
    ['self-signed certificate in certificate chain', /No secure connection/],
    ['Can’t send mail - 550 5.1.1 No such user here', /does not exist/],
    ['550 5.7.60 Client not allowed to send as this sender', /does not allow this site to send/],
    ['Waited for a mail server for more than a day', /if it still helps/],
    ['451 4.7.1 Greylisting in action', /asked to try later/],
  ] as const) {
    expect(plainProblem(problem), problem).toMatch(sentence)
  }
})

it('returns undefined for an unknown problem', () => {
  expect(plainProblem('something new')).toBeUndefined()
})
