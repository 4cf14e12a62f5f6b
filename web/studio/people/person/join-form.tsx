import { useRevalidator } from 'react-router'
import { joinInput } from '../../../../contract/people/person.ts'
import { type PersonActs, usePersonActs } from '../use-person-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { t } from '../../../../language/t.ts'

/** Joins a record by the reference of a request, or by the address of its page, where no suggestion helps. */
export function JoinForm({ id, acts }: { id: string; acts: PersonActs }) {
  const { revalidate } = useRevalidator()
  const { undoing } = usePersonActs(acts)
  const initial = { id, other: '' }
  const { form, busy, submit, field, restart } = useAdminForm({
    schema: joinInput,
    initial,
    send: acts.join,
    onSaved: () => {
      restart(initial)
      void revalidate()
    },
    offer: (_, { data }) => undoing(data.undo),
  })
  return (
    <form
      ref={form}
      className="panel adm-block"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('Merge with another client')}
    >
      <TextField
        label={t('Merge with another client')}
        hint={t('Reference of a request, or the link to a request, message or client.')}
        placeholder="AL-7K3F9Q"
        maxLength={300}
        autoComplete="off"
        {...field('other')}
      />
      <Button look="line" type="submit" busy={busy} className="adm-join">
        {t('Merge')}
      </Button>
    </form>
  )
}
