import { type Label, t } from '../../../../language/t.ts'

/** A plain explanation, followed by the message of the mail server for its administrator. */
export function MailProblem({ problem }: { problem: string }) {
  const plain = plainProblem(problem)
  if (!plain) return problem
  // Our own messages need no second version.
  if (problem.startsWith('Waited')) return plain
  return (
    <>
      {plain} <span className="adm-soft">({problem})</span>
    </>
  )
}

const knownProblems: [pattern: RegExp, sentence: Label][] = [
  [
    /^Waited for a mail server/,
    'It waited for a mail server for more than a day. Send it if it still helps.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo/i,
    'There is no mail server with this name. Check the server in Settings, Email.',
  ],
  [/ECONNREFUSED/i, 'The mail server does not answer. It may be down, or the port is wrong.'],
  [/ETIMEDOUT|timed? ?out|greeting never received/i, 'The mail server took too long to answer.'],
  [/ECONNRESET|closed unexpectedly|socket/i, 'The mail server closed the connection.'],
  [
    /EAUTH|\b535\b|\b534\b|invalid login|authentication/i,
    'The mail server does not accept the user or the password.',
  ],
  [
    /certificate|self.signed|wrong version number|\btls\b|\bssl\b/i,
    'No secure connection: check the port, the security and the certificate of the mail server.',
  ],
  [/\b55[0-4]\b.*(user|mailbox|recipient|unknown|no such)/i, 'This mailbox does not exist.'],
  [
    /\b55[0-4]\b.*(relay|sender|not allowed|denied|spf|dkim)/i,
    'The mail server does not allow this site to send from its address.',
  ],
  [/\b(421|450|451|452)\b/, 'The recipient’s mail server is busy and asked to try later.'],
  [/spam|blocked|blacklist|reputation/i, 'The recipient’s mail server rejected it as spam.'],
]

/** A plain explanation of a mail problem; undefined if only the message of the server is known. */
export function plainProblem(problem: string) {
  const sentence = knownProblems.find(([pattern]) => pattern.test(problem))?.[1]
  return sentence && t(sentence)
}
