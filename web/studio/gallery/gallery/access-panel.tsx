import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { formatLongMoment } from '../../../../contract/shape/dates.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import { whatsAppAddress } from '../../../../contract/shape/phone.ts'
import { Copy } from '../../ui/icons.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { type Label, t } from '../../../../language/t.ts'
import { useCall } from '../../ui/use-call.ts'
import { copy } from './gallery-words.ts'

interface LinkProps {
  gallery: Gallery
  which: 'client' | 'guest'
  label: Label
  address: string
}

function LinkRow({ gallery: { _id: id, pin, phone }, which, label, address }: LinkProps) {
  const renewal = useCall(api.gallery.renew)
  const renew = () =>
    renewal.send(
      { params: { id }, body: { which } },
      { message: t('The link is renewed. The old one no longer works.') },
    )
  const words = pin
    ? t('Your pictures: {address} PIN: {pin}', { address, pin })
    : t('Your pictures: {address}', { address })
  const chat = which === 'client' && phone ? whatsAppAddress(phone) : 'https://wa.me/'
  return (
    <div className="adm-gal-link">
      <TextField label={t(label)} value={address} readOnly />
      <div className="adm-gal-acts">
        <Button look="line" small onClick={() => void copy(address, t('Link copied'))}>
          <Copy />
          {t('Copy link')}
        </Button>
        <OutsideLink className="btn btn-line btn-sm" href={`${chat}?text=${encodeURIComponent(words)}`}>
          {pin ? t('WhatsApp, with the PIN') : 'WhatsApp'}
        </OutsideLink>
        <Button look="bare" small busy={renewal.busy} onClick={() => void renew()}>
          {t('New link')}
        </Button>
      </div>
    </div>
  )
}

/** The PIN cannot be shown if only its hash was stored, or another key encrypted it. */
const pinHint = ({ hasPin, pin }: Gallery) =>
  pin
    ? t('The gallery asks for the PIN {pin}.', { pin })
    : hasPin
      ? t('The gallery asks for a PIN that can no longer be shown here. To share a PIN, set a new one.')
      : t('Anyone with the link can open it. With a PIN, the link alone is not enough.')

function Pin({ gallery }: { gallery: Gallery }) {
  const { _id: id, hasPin, pin: current } = gallery
  const { busy, send } = useCall(api.gallery.pin)
  const [pin, setPin] = useState('')
  const save = async (next: string | null) => {
    if (await send({ params: { id }, body: { pin: next } })) setPin('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save(pin)
      }}
    >
      <TextField
        label={hasPin ? t('New PIN') : t('PIN')}
        hint={pinHint(gallery)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={({ target }) => setPin(target.value)}
      />
      <div className="adm-gal-acts">
        <Button look="line" small type="submit" busy={busy} disabled={pin === ''}>
          {t('Set PIN')}
        </Button>
        {current && (
          <Button look="line" small onClick={() => void copy(current, t('PIN copied'))}>
            <Copy />
            {t('Copy PIN')}
          </Button>
        )}
        {hasPin && (
          <Button look="bare" small busy={busy} onClick={() => void save(null)}>
            {t('No PIN')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Shown after too many wrong PINs in a week. Devices that were let in before still have access. */
function PinLock({ id, until }: { id: string; until: string }) {
  const { busy, send } = useCall(api.gallery.liftPinLock)
  return (
    <>
      <p className="note" role="status">
        {t('Too many wrong PINs were entered. New devices have to wait until {moment}.', {
          moment: formatLongMoment(until),
        })}
      </p>
      <Button look="line" small busy={busy} onClick={() => void send({ params: { id } })}>
        {t('Let new devices try again')}
      </Button>
    </>
  )
}

/** Who has access, by which link, and until when. */
export function AccessPanel({ gallery, origin }: { gallery: Gallery; origin: string }) {
  const update = useCall(api.gallery.update)
  const { _id: id, clientPath, guestPath, guests, pinLockedUntil } = gallery
  return (
    <section className="panel" aria-labelledby="gallery-access">
      <div className="adm-block">
        <h2 id="gallery-access">{t('Who can see it')}</h2>
        <LinkRow gallery={gallery} which="client" label="Client link" address={origin + clientPath} />
      </div>
      <div className="adm-block">
        {pinLockedUntil && <PinLock id={id} until={pinLockedUntil} />}
        <Pin gallery={gallery} />
      </div>
      <div className="adm-block">
        <Switch
          label={t('Guests')}
          hint={t('A second link for family and friends, who can look but not choose.')}
          checked={guests}
          onChange={(on) => void update.send({ params: { id }, body: { guests: on } })}
        />
        {guests && (
          <LinkRow gallery={gallery} which="guest" label="Guest link" address={origin + guestPath} />
        )}
      </div>
    </section>
  )
}
