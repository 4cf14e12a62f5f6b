import type { MailSetup } from '../../../contract/mail.ts'
import { Button } from '../../ui/button.tsx'
import { TestMail } from './test-mail.tsx'
import { t } from '../../../language/t.ts'

interface MailStepProps {
  mail: MailSetup
  onSaved: () => void
  onSkip: () => void
}

/** The last step of a new owner. */
export const MailStep = ({ mail, onSaved, onSkip }: MailStepProps) => (
  <>
    <TestMail to={mail.owner} />
    <p className="note">
      {t('A letter from your own site. People answer to {answers}, and you read the answers there.', {
        answers: mail.answers,
      })}
    </p>
    <div className="adm-step-end">
      <Button look="accent" onClick={onSaved}>
        {t('Go on')}
      </Button>
      <Button look="bare" onClick={onSkip}>
        {t('Skip for now')}
      </Button>
    </div>
  </>
)
