import { type Label, t } from '../../../language/t.ts'

const known: [pattern: RegExp, sentence: Label][] = [
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'There is no mail server of this name. Look at the address in SMTP_URL.',
  ],
  [
    /ECONNREFUSED/i,
    'The mail server does not answer. It may be down, or the port in SMTP_URL is not its own.',
  ],
  [/ETIMEDOUT|timed? ?out|greeting never received/i, 'The mail server took too long to answer.'],
  [/ECONNRESET|closed unexpectedly|socket/i, 'The mail server hung up in the middle.'],
  [
    /EAUTH|\b535\b|\b534\b|invalid login|authentication/i,
    'The mail server refuses the user name or the password in SMTP_URL.',
  ],
  [
    /certificate|self.signed|wrong version number|\btls\b|\bssl\b/i,
    'No safe connection: the certificate or the port of the mail server does not fit.',
  ],
  [/\b55[0-4]\b.*(user|mailbox|recipient|unknown|no such)/i, 'There is no such mailbox at the other end.'],
  [
    /\b55[0-4]\b.*(relay|sender|not allowed|denied|spf|dkim)/i,
    'The mail server does not let this site send under its address. Look at MAIL_FROM.',
  ],
  [/\b(421|450|451|452)\b/, 'The other mail server is busy and asked to try later.'],
  [/spam|blocked|blacklist|reputation/i, 'The other mail server took it for spam.'],
]

/** What went wrong with a mail, for somebody who runs no mail servers; undefined where only the server's words are known. */
export function plainProblem(problem: string) {
  const sentence = known.find(([pattern]) => pattern.test(problem))?.[1]
  return sentence && t(sentence)
}
