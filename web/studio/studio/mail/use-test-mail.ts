import { useEffect, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Mail } from '../../../../contract/shape/mail.ts'
import { signedCall } from '../../../lib/signed-call.ts'

const lookEveryMs = 1000

/** Follows a mail until it has left, or has failed for the first time. */
export function useTestMail() {
  const [id, setId] = useState<string | null>(null)
  const [mail, setMail] = useState<Mail | null>(null)
  const settled = mail !== null && (mail.state !== 'waiting' || mail.problem !== null)
  useEffect(() => {
    if (!id || settled) return
    let stopped = false
    const look = () =>
      void signedCall(api.mail.one, { params: { id } }).then(
        ({ data }) => !stopped && setMail(data),
        // The next look may be luckier.
        () => undefined,
      )
    const timer = setInterval(look, lookEveryMs)
    look()
    return () => {
      stopped = true
      clearInterval(timer)
    }
  }, [id, settled])
  return {
    mail,
    waiting: id !== null && !settled,
    follow(mailId: string) {
      setMail(null)
      setId(mailId)
    },
  }
}
