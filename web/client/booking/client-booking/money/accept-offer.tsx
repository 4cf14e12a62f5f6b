import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import { t } from '../../../../../language/t.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormNote } from '../../../../ui/form-note.tsx'
import { useFormResult } from '../../../../ui/use-form-result.ts'
import { useSendsEmail } from '../../../../lib/root-data.ts'
import { type SentForm, useClientForm } from '../use-client-form.ts'

interface AcceptOfferProps {
  offer: NonNullable<ClientMoney['offer']>
  /** The name of the client from the booking. */
  name: string
  sent?: SentForm
}

/** Accepts exactly the version of the offer that is shown above, by name. */
export function AcceptOffer({ offer, name, sent }: AcceptOfferProps) {
  const { Form, busy, result } = useClientForm('accept', sent)
  const sendsEmail = useSendsEmail()
  const { form, field } = useFormResult(result)
  const { total, advance } = offer.paper
  const nameField = field('name')
  return (
    <Form method="post" className="form due-form" {...form}>
      <input type="hidden" name="form" value="accept" />
      <input type="hidden" name="sha256" value={offer.sha256} />
      <TextField
        label={t('Your name')}
        {...nameField}
        defaultValue={nameField.defaultValue ?? name}
        required
        maxLength={120}
        autoComplete="name"
        hint={[
          t('By entering your name you accept the offer and its terms.'),
          sendsEmail && t('We both get a confirmation by email.'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <FormNote result={result} alone />
      <Button type="submit" look="accent" wide busy={busy}>
        {t('Accept the offer, {amount}', { amount: formatPaisa(total) })}
      </Button>
      {advance > 0 && (
        <p className="note">
          {t('Next, you pay the advance of {amount}.', { amount: formatPaisa(advance) })}
        </p>
      )}
    </Form>
  )
}
