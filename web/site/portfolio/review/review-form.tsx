import { useFetcher } from 'react-router'
import { useDraft } from '../../../lib/use-draft.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { SubmissionFields } from '../../../ui/form-protection.tsx'
import { FormNote } from '../../../ui/form-note.tsx'
import { StarInput } from '../../../ui/star-input.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { t } from '../../../../language/t.ts'

interface ReviewFormProps {
  serviceId: string
  serviceName: string
  /** The result of a form sent without script. */
  result?: FormResult
}

export function ReviewForm({ serviceId, serviceName, result }: ReviewFormProps) {
  const fetcher = useFetcher<{ result: FormResult }>()
  const outcome = fetcher.data?.result ?? result
  const { form, field } = useFormResult(outcome)
  const draft = useDraft(`review:${serviceId}`, outcome?.ok === true)
  return (
    <section className="block">
      <h2>{t('Leave a review')}</h2>
      <fetcher.Form method="post" className="form" {...form}>
        <FormNote result={outcome} />
        <SubmissionFields result={outcome} />
        <input type="hidden" name="form" value="review" />
        <input type="hidden" name="serviceId" value={serviceId} />
        <input type="hidden" name="serviceName" value={serviceName} />
        <StarInput name="rating" legend={t('Your rating')} />
        <TextArea
          label={t('Your review')}
          {...field('review')}
          {...draft}
          required
          minLength={10}
          maxLength={5000}
          rows={4}
          placeholder={t('What was it like to work together?')}
        />
        <div>
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {t('Submit review')}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  )
}
