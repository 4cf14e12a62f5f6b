import type { Viewer } from '../../../../contract/shape/identity.ts'
import { t } from '../../../../language/t.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import type { useFormResult } from '../../../ui/use-form-result.ts'

interface DetailsFieldsProps {
  viewer: Viewer | null
  field: ReturnType<typeof useFormResult>['field']
}

/** Contact and place. Joining the waiting list requires fewer fields. */
export function DetailsFields({ viewer, field }: DetailsFieldsProps) {
  const known = (name: string, value: string | undefined) => {
    const wired = field(name)
    return { ...wired, defaultValue: wired.defaultValue ?? value }
  }
  return (
    <>
      <TextField
        label={t('Full name')}
        {...known('name', viewer?.displayName)}
        required
        maxLength={120}
        autoComplete="name"
      />
      <TextField
        label={t('Email address')}
        {...known('email', viewer?.email)}
        required
        type="email"
        autoComplete="email"
      />
      <TextField
        label={t('Phone')}
        {...field('phone')}
        required
        type="tel"
        autoComplete="tel"
        placeholder="01XXX-XXXXXX"
      />
      <p className="note book-one-way">{t('An email address or a phone number is enough.')}</p>
      <div className="book-more">
        <TextField
          label={t('Address')}
          {...field('address')}
          optional
          maxLength={500}
          autoComplete="address-line1"
        />
        <TextArea label={t('Anything I should know')} {...field('note')} optional rows={3} maxLength={2000} />
      </div>
    </>
  )
}
