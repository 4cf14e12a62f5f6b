import type { FormEvent, ReactNode, RefObject } from 'react'
import { t } from '../../../language/t.ts'
import { Button } from '../../ui/button.tsx'
import { ArrowLeft } from '../../ui/icons.tsx'

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
  form: {
    form: RefObject<HTMLFormElement | null>
    busy: boolean
    submit: (event: FormEvent) => Promise<unknown>
  }
  children: ReactNode
}

/** One step: saved or skipped, then the next. */
export const StepForm = ({ form: { form, busy, submit }, onSkip, onBack, children }: StepFormProps) => (
  <form className="adm-step" ref={form} onSubmit={(event) => void submit(event)} noValidate>
    <div>{children}</div>
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
