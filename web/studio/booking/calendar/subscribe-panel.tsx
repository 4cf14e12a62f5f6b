import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { Calendar, Copy, Phone } from '../../ui/icons.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { toast } from '../../../ui/toast.ts'
import { Fold } from './fold.tsx'
import { t } from '../../../../language/t.ts'
import { useMutation } from '../../ui/use-mutation.ts'

/** The secret address of the calendar feed. */
interface SubscribePanelProps {
  address: string
  /** Whether the feed names clients and places. */
  names: boolean
}

export function SubscribePanel({ address, names }: SubscribePanelProps) {
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useMutation()
  async function copy() {
    if (await copyText(address)) toast.success(t('Calendar address copied'))
    else toast.error(t('It could not be copied. Please select it and copy it yourself.'))
  }
  async function save(change: () => Promise<unknown>, done: string) {
    await act(async () => {
      await change()
      return { message: done }
    })
    setAsking(false)
  }
  return (
    <Fold title={t('Subscribe in your phone’s calendar')}>
      <p className="adm-soft">
        {t(
          'Held and confirmed days in the calendar you already use. It is read-only and updates within the hour.',
        )}
      </p>
      <div className="adm-copyrow">
        <input type="text" className="input" readOnly aria-label={t('Calendar address')} value={address} />
        <Button look="line" aria-label={t('Copy calendar address')} onClick={() => void copy()}>
          <Copy />
          {t('Copy')}
        </Button>
      </div>
      <div className="adm-equal">
        <a className="btn btn-line" href={address}>
          <Phone />
          {t('This device')}
        </a>
        <OutsideLink
          className="btn btn-line"
          href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(address)}`}
        >
          <Calendar />
          Google
        </OutsideLink>
      </div>
      <Switch
        label={t('Show names and places')}
        hint={t('When off, entries only say Shoot or Hold.')}
        checked={names}
        onChange={(feedNames) =>
          void save(
            () => signedCall(api.studio.update, { body: { feedNames } }),
            feedNames ? t('Names and places are shown') : t('Names and places are hidden'),
          )
        }
      />
      <p className="adm-soft adm-small">
        {t('Anyone with this address can read your calendar.')}{' '}
        <button type="button" className="adm-link" onClick={() => setAsking(true)}>
          {t('Create a new address')}
        </button>
      </p>
      <ConfirmDialog
        open={isAsking}
        question={t('Create a new calendar address?')}
        note={t('The old address stops working at once. Calendars that use it need the new one.')}
        yes={t('Create a new address')}
        no={t('Keep the old one')}
        busy={busy}
        onNo={() => !busy && setAsking(false)}
        onYes={() =>
          void save(
            () => signedCall(api.calendar.renewFeed),
            t('New address created. The old one no longer works.'),
          )
        }
      />
    </Fold>
  )
}
