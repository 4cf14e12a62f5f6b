import type { ReactNode } from 'react'
import { t } from '../../../language/t.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLeft } from '../../ui/icons.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { FormState } from './use-form.ts'

/** The navigation of a step; the first has no back. */
export interface StepWays {
  onSaved: () => void
  onSkip: () => void
  onBack?: () => void
}

interface StepFootProps {
  verb: ReactNode
  /** Another action. */
  other?: ReactNode
  onBack?: () => void
}

/** Sticky at the bottom of phones. */
export const StepFoot = ({ verb, other, onBack }: StepFootProps) => (
  <div className="adm-step-foot">
    {verb}
    {other}
    {onBack && (
      <Button look="bare" className="adm-step-back" onClick={onBack}>
        <ArrowLeft className="icon-s" />
        {t('Back')}
      </Button>
    )}
  </div>
)

interface StepFormProps extends StepWays {
  form: Pick<FormState, 'ref' | 'busy' | 'conflict' | 'submit'>
  children: ReactNode
}

/** One step: saved or skipped, then the next. */
export function StepForm({ form, onSkip, onBack, children }: StepFormProps) {
  const { ref, busy, conflict, submit } = form
  return (
    <form className="adm-step" ref={ref} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        {conflict && <ConflictNotice {...conflict} busy={busy} />}
        {children}
      </div>
      <StepFoot
        verb={
          <Button look="accent" type="submit" busy={busy}>
            {t('Save and continue')}
          </Button>
        }
        other={
          <Button look="bare" onClick={onSkip}>
            {t('Skip for now')}
          </Button>
        }
        onBack={onBack}
      />
    </form>
  )
}
