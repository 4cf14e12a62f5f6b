import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../../language/t.ts'

interface LocalCopyNoticeProps {
  at: string
  onTake: () => void
  onForget: () => void
}

/** Offers to restore text that was typed on this device and never stored. */
export const LocalCopyNotice = ({ at, onTake, onForget }: LocalCopyNoticeProps) => (
  <section className="panel adm-block adm-copy" aria-label={t('Not saved yet')}>
    <p>
      {t('This device has a newer version of this post, written on {moment} and not saved.', {
        moment: formatUsDateTime(at),
      })}
    </p>
    <Button look="line" onClick={onTake}>
      {t('Restore it')}
    </Button>
    <Button look="bare" onClick={onForget}>
      {t('Discard it')}
    </Button>
  </section>
)
