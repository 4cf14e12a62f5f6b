import { t } from '../../../../language/t.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { type SentForm, useClientForm } from './use-client-form.ts'

interface LostLinkProps {
  reference?: string
  /** Why the page is not shown, if a link was tried. */
  problem?: string
  sent?: SentForm
}

/** For clients without a working link: it is sent again to the address of the booking. */
export function LostLink({ reference, problem, sent }: LostLinkProps) {
  const { Form, busy, result } = useClientForm('lost', sent)
  const sendsEmail = useSendsEmail()
  const { form, field } = useFormResult(result)
  const typed = field('reference')
  return (
    <div className="wrap mine-lost">
      <h1>{t('My booking')}</h1>
      <p className="lead">{problem ?? t('Your personal link opens your booking page.')}</p>
      {!sendsEmail && <p>{t('Write or call me, and I will give you the link again.')}</p>}
      {sendsEmail && (
        <Form method="post" className="form panel" {...form}>
          <h2>{t('Send me the link again')}</h2>
          <FormNote result={result} stays />
          <input type="hidden" name="form" value="lost" />
          <TextField
            label={t('Reference')}
            {...typed}
            defaultValue={typed.defaultValue ?? reference}
            required
            maxLength={64}
            autoCapitalize="characters"
            placeholder="AL-7K3F9Q"
          />
          <TextField
            label={t('Email address')}
            {...field('email')}
            required
            type="email"
            autoComplete="email"
            hint={t('The one you gave in the booking form.')}
          />
          <Button type="submit" busy={busy}>
            {t('Send the link')}
          </Button>
        </Form>
      )}
    </div>
  )
}
