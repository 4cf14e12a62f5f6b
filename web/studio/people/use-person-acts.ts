import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Member, Move } from '../../../contract/people/person.ts'
import type { PersonActs } from './person-acts.ts'
import { toast } from '../../ui/toast.ts'
import { t } from '../../../language/t.ts'
import { toastRefusal } from '../../ui/toast-refusal.ts'

/** Joins and separates, shows what came of it, and offers to take it back. */
export function usePersonActs({ join, separate, undo }: PersonActs) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function act(run: () => Promise<void>) {
    setBusy(true)
    try {
      await run()
      await revalidate()
      // The button is gone with its row.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      toastRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const undoing = (moves: Move[]) => ({
    label: t('Undo'),
    run: () => void act(async () => toast.success((await undo(moves)).message)),
  })
  const told = ({ message, data }: { message: string; data: { undo: Move[] } }) =>
    toast.success(message, undoing(data.undo))

  return {
    busy,
    undoing,
    join: (id: string, other: string) => void act(async () => told(await join({ id, other }))),
    separate: (member: Member) => void act(async () => told(await separate(member))),
  }
}
