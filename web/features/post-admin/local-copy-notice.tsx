import { formatUsDateTime } from '../../../contract/dates.ts'
import { Button } from '../../ui/button.tsx'

interface LocalCopyNoticeProps {
  at: string
  onTake: () => void
  onForget: () => void
}

/** Offers what was typed on this device and never stored. */
export const LocalCopyNotice = ({ at, onTake, onForget }: LocalCopyNoticeProps) => (
  <section className="panel adm-block adm-copy" aria-label="Not stored yet">
    <p>
      On this device there is more of this post, typed on <time dateTime={at}>{formatUsDateTime(at)}</time>{' '}
      and never stored.
    </p>
    <Button look="line" onClick={onTake}>
      Bring it back
    </Button>
    <Button look="bare" onClick={onForget}>
      Forget it
    </Button>
  </section>
)
