import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { lastListAddress } from '../lib/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from './action-dialog.tsx'
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
  return (
    <>
      <Button look="line" onClick={() => setAsking(true)}>
        {t('Delete this {noun}', { noun: t(noun) })}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('Are you sure you want to delete this {noun}?', { noun: t(noun) })}
          what={what}
          lede={note}
          send={remove}
          onSaved={() => navigate(lastListAddress(list), { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
