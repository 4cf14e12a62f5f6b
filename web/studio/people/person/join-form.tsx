import { api } from '../../../../contract/api.ts'
import { joinInput } from '../../../../contract/people/person.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { usePersonActs } from '../use-person-acts.ts'

/** Joins a record by the reference of a request, or by the address of its page, where no suggestion helps. */
export function JoinForm({ id }: { id: string }) {
  const { undoing } = usePersonActs()
  const form = useForm({
    schema: joinInput,
    initial: { id, other: '' },
    send: (body) => signedCall(api.person.join, { body }),
    startsOver: true,
    offer: (_, { data }) => undoing(data.undo),
  })
  return (
    <StudioForm form={form} className="panel adm-block" aria-label={t('Merge with another client')}>
      <TextField
        label={t('Merge with another client')}
        hint={t('Reference of a request, or the link to a request, message or client.')}
        placeholder="AL-7K3F9Q"
        maxLength={300}
        autoComplete="off"
        {...form.field('other')}
      />
      <Button look="line" type="submit" busy={form.busy} className="adm-join">
        {t('Merge')}
      </Button>
    </StudioForm>
  )
}
