import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { t } from '../../../../language/t.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { toast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../../ui/action-dialog.tsx'
import { Calendar, Copy, Phone } from '../../ui/icons.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useCall } from '../../ui/use-call.ts'
import { Fold } from './fold.tsx'

/** The secret address of the calendar feed. */
interface SubscribePanelProps {
  address: string
  /** Whether the feed names clients and places. */
  names: boolean
}

export function SubscribePanel({ address, names }: SubscribePanelProps) {
  const [isAsking, setAsking] = useState(false)
  const saving = useCall(api.studio.update)
  async function copy() {
    if (await copyText(address)) toast.success(t('Calendar address copied'))
    else toast.error(t('It could not be copied. Please select it and copy it yourself.'))
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
          void saving.send(
            { body: { feedNames } },
            { message: feedNames ? t('Names and places are shown') : t('Names and places are hidden') },
          )
        }
      />
      <p className="adm-soft adm-small">
        {t('Anyone with this address can read your calendar.')}{' '}
        <button type="button" className="adm-link" onClick={() => setAsking(true)}>
          {t('Create a new address')}
        </button>
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t('Create a new calendar address?')}
          lede={t('The old address stops working at once. Calendars that use it need the new one.')}
          verb={t('Create a new address')}
          cancel={t('Keep the old one')}
          send={async () => {
            await signedCall(api.calendar.renewFeed)
            return { message: t('New address created. The old one no longer works.') }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Fold>
  )
}
