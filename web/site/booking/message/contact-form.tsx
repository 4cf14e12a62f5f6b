import { Form, useNavigation } from 'react-router'
import type { FormResult } from '../../../lib/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { FormProtection } from '../../../ui/form-protection.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { t } from '../../../../language/t.ts'

export function ContactForm({ result }: { result?: FormResult }) {
  const { form, field } = useFormResult(result)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="form form-2" {...form}>
      <FormProtection result={result} />
      <TextField
        label={t('Your Full Name')}
        {...field('name')}
        required
        maxLength={120}
        autoComplete="name"
      />
      <TextField label={t('Email address')} {...field('email')} required type="email" autoComplete="email" />
      <TextField label={t('Subject')} {...field('subject')} required maxLength={200} className="full" />
      <TextArea
        label={t('Your Message')}
        {...field('message')}
        required
        rows={6}
        maxLength={10_000}
        className="full"
      />
      <FormNote result={result} stays />
      <div className="full">
        <Button type="submit" busy={busy}>
          {t('Send message')}
        </Button>
      </div>
    </Form>
  )
}
