import type { MailSetup } from '../../../contract/mail.ts'
import { Button } from '../../ui/button.tsx'
import { TestMail } from './test-mail.tsx'

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
      A letter from your own site. People answer to {mail.answers}, and you read the answers there.
    </p>
    <div className="adm-step-end">
      <Button look="accent" onClick={onSaved}>
        Go on
      </Button>
      <Button look="bare" onClick={onSkip}>
        Skip for now
      </Button>
    </div>
  </>
)
