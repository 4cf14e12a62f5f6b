import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '../button.tsx'
import { t } from '../../../language/t.ts'

interface StepFormProps {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
  submit: (event: FormEvent) => Promise<unknown>
  onSkip: () => void
  children: ReactNode
}

/** One step: saved or skipped, and on to the next. */
export const StepForm = ({ form, busy, submit, onSkip, children }: StepFormProps) => (
  <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
    {children}
    <div className="adm-step-end">
      <Button look="accent" type="submit" busy={busy}>
        {t('Save and go on')}
      </Button>
      <Button look="bare" onClick={onSkip}>
        {t('Skip for now')}
      </Button>
    </div>
  </form>
)
