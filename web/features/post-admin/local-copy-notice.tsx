import { formatUsDateTime } from '../../../contract/dates.ts'
import { Button } from '../../ui/button.tsx'
import { t } from '../../../language/t.ts'

interface LocalCopyNoticeProps {
  at: string
  onTake: () => void
  onForget: () => void
}

/** Offers what was typed on this device and never stored. */
export const LocalCopyNotice = ({ at, onTake, onForget }: LocalCopyNoticeProps) => (
  <section className="panel adm-block adm-copy" aria-label={t('Not stored yet')}>
    <p>
      {t('On this device there is more of this post, typed on {moment} and never stored.', {
        moment: formatUsDateTime(at),
      })}
    </p>
    <Button look="line" onClick={onTake}>
      {t('Bring it back')}
    </Button>
    <Button look="bare" onClick={onForget}>
      {t('Forget it')}
    </Button>
  </section>
)
