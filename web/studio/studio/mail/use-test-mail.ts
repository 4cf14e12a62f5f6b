import { useEffect, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Mail } from '../../../../contract/shape/mail.ts'
import { signedCall } from '../../../lib/signed-call.ts'

const lookEveryMs = 1000

/** Polls a mail until it was sent or failed once. */
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
        // A failed poll is repeated.
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
