import { type FormEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { browserCall } from '../../../lib/browser-call.ts'

/** The problems that a form without script can be redirected with. */
const problems = () => ({
  pin: t('That is not the PIN for this gallery. After five wrong PINs you have to wait for 15 minutes.'),
  resting: t('Too many wrong PINs. Please try again in 15 minutes.'),
  locked: t('Too many wrong PINs were entered this week. Ask for the PIN again, and I will let you in.'),
  closed: t('This gallery is closed.'),
  failed: t('Something went wrong on the server. Please try again in a moment.'),
})
export type DoorProblem = keyof ReturnType<typeof problems>

/** Sends the PIN. If the server fails or the connection is lost, the door stays as it is, with what was typed. */
export function useOpenDoor(slug: string, key: string, initialProblem?: DoorProblem) {
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(initialProblem)
  const [failure, setFailure] = useState<string>()

  async function open(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setFailure(undefined)
    try {
      const body = { key, pin, language: currentLanguage() }
      const { data } = await browserCall(api.clientGallery.open, { params: { slug }, body })
      location.assign(data.path)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 400) return setFailure(error.message)
      setProblem('pin')
      setPin('')
    }
  }
  return { pin, setPin, busy, problem, sentence: problem ? problems()[problem] : failure, open }
}
