import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Member, Move, JoinInput } from '../../../contract/people/person.ts'
import { toast, toastApiError } from '../../ui/toast.ts'
import { t } from '../../../language/t.ts'
import { api } from '../../../contract/api.ts'
import type { Erasure } from '../../../contract/people/client.ts'
import { signedCall } from '../../lib/signed-call.ts'

/** The actions with their messages and undo. */
export function usePersonActs({ join, separate, undo }: PersonActs) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function act(run: () => Promise<void>) {
    setBusy(true)
    try {
      await run()
      await revalidate()
      // The button disappears with its row.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
  }

  const undoing = (moves: Move[]) => ({
    label: t('Undo'),
    run: () => void act(async () => toast.success((await undo(moves)).message)),
  })
  const showResult = ({ message, data }: { message: string; data: { undo: Move[] } }) =>
    toast.success(message, undoing(data.undo))

  return {
    busy,
    undoing,
    join: (id: string, other: string) => void act(async () => showResult(await join({ id, other }))),
    separate: (member: Member) => void act(async () => showResult(await separate(member))),
  }
}

/** Joins and separates the records of a person. */
export const personActs = {
  join: (body: JoinInput) => signedCall(api.person.join, { body }),
  separate: ({ kind, id }: Member) => signedCall(api.person.separate, { body: { kind, id } }),
  erase: (id: string, body: Erasure) => signedCall(api.client.erase, { params: { id }, body }),
  undo: (moves: Move[]) => signedCall(api.person.undo, { body: { moves } }),
}
export type PersonActs = typeof personActs
