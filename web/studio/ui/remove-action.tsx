import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { lastListAddress } from '../lib/list-state.ts'
import { toast, toastApiError } from '../../ui/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from './confirm.tsx'
import { type Label, t } from '../../../language/t.ts'

interface RemoveActionProps {
  /** The noun: 'message', as in 'Delete this message'. */
  noun: Label
  what: ReactNode
  /** What is deleted along with it. */
  note: string
  remove: () => Promise<{ message: string }>
  /** The list to return to, as it was left. */
  list: string
}

/** Deletes the shown record and returns to its list. */
export function RemoveAction({ noun, what, note, remove, list }: RemoveActionProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      toast.success((await remove()).message)
      await navigate(lastListAddress(list), { replace: true })
    } catch (error) {
      toastApiError(error)
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {t('Delete this {noun}', { noun: t(noun) })}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('Are you sure you want to delete this {noun}?', { noun: t(noun) })}
        what={what}
        note={note}
        busy={busy}
        onNo={() => !busy && setAsking(false)}
        onYes={() => void confirm()}
      />
    </>
  )
}
