import { type ReactNode, useRef } from 'react'
import {
  type EditableReview,
  type ReviewChange,
  reviewChange,
} from '../../../../contract/portfolio/review.ts'
import { ConflictNotice } from '../../ui/conflict-notice.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
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

/** With the rules of a new review. */
export function ReviewEditForm({ review, send, onSaved, reload, aside }: ReviewEditFormProps) {
  /** The version that the form was made from. */
  const version = useRef(review.version)
  const { form, saved, values, errors, dirty, busy, conflict, set, check, submit, ...act } = useAdminForm({
    schema: reviewChange,
    initial: { rating: review.rating, review: review.review },
    send: (change) => send({ ...change, version: version.current }),
    onSaved,
    async reload() {
      const stored = await reload()
      version.current = stored.version
      return { rating: stored.rating, review: stored.review }
    },
  })
  return (
    <>
      <ConflictNotice
        sentence={conflict}
        busy={busy}
        onOverwrite={act.overwrite}
        onLoadStored={act.loadStored}
      />
      <div className="adm-form">
        <form className="panel" ref={form} onSubmit={(event) => void submit(event)} noValidate>
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
                name="review"
                rows={6}
                required
                end={plural(values.review.trim().length, '{n} character', '{n} characters')}
                value={values.review}
                error={errors.review}
                onChange={({ target }) => set('review', target.value)}
                onBlur={() => check('review')}
              />
            </div>
          </div>
          <SaveBar dirty={dirty} busy={busy} verb={t('Update review')} cancel="/admin/my-reviews" />
        </form>
        <div className="adm-column adm-aside">{aside}</div>
        <LeaveGuard dirty={dirty} saved={saved} />
      </div>
    </>
  )
}
