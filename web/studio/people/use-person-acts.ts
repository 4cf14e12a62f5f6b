import { api } from '../../../contract/api.ts'
import type { Member, Move } from '../../../contract/people/person.ts'
import { t } from '../../../language/t.ts'
import { useCall } from '../ui/use-call.ts'

/** Joins and separates the records of a person; both can be undone. */
export function usePersonActs() {
  const join = useCall(api.person.join)
  const separate = useCall(api.person.separate)
  const undo = useCall(api.person.undo)
  const undoing = (moves: Move[]) => ({
    label: t('Undo'),
    run: () => void undo.send({ body: { moves } }),
  })
  const action = ({ data }: { data: { undo: Move[] } }) => undoing(data.undo)
  return {
    busy: join.busy || separate.busy || undo.busy,
    undoing,
    join: (id: string, other: string) => void join.send({ body: { id, other } }, { action }),
    separate: ({ kind, id }: Member) => void separate.send({ body: { kind, id } }, { action }),
  }
}
