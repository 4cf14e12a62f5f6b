import type { ReactNode } from 'react'
import {
  type EditableReview,
  type ReviewChange,
  reviewChange,
} from '../../../../contract/portfolio/review.ts'
import { TextArea } from '../../../ui/field.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useRecordVersion } from '../../ui/use-record-version.ts'
import { StarInput } from '../../../ui/star-input.tsx'
import { plural, t } from '../../../../language/t.ts'

interface ReviewEditFormProps {
  review: EditableReview
  send: (change: ReviewChange) => Promise<{ message: string }>
  onSaved: () => void
  /** Loads the stored version after a conflict. */
  reload: () => Promise<EditableReview>
  aside: ReactNode
}

const toValues = ({ rating, review }: EditableReview) => ({ rating, review })

/** With the rules of a new review. */
export function ReviewEditForm({ review, send, onSaved, reload, aside }: ReviewEditFormProps) {
  const { withVersion, ...record } = useRecordVersion(review, reload, toValues)
  const form = useForm({
    schema: reviewChange,
    ...record,
    send: (change) => send(withVersion(change)),
    onSaved,
  })
  const { values, field, set } = form
  return (
    <div className="adm-form">
      <StudioForm form={form} className="panel">
        <div className="adm-block">
          <StarInput
            name="rating"
            legend={t('Your rating')}
            value={values.rating}
            onChange={(rating) => set('rating', rating)}
          />
          <div className="adm-gap">
            <TextArea
              label={t('Your review')}
              rows={6}
              required
              end={plural(values.review.trim().length, '{n} character', '{n} characters')}
              {...field('review')}
            />
          </div>
        </div>
        <SaveBar form={form} verb={t('Update review')} cancel="/admin/my-reviews" />
      </StudioForm>
      <div className="adm-column adm-aside">{aside}</div>
    </div>
  )
}
