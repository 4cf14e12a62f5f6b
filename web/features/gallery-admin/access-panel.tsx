import { useState } from 'react'
import { api } from '../../../contract/api.ts'
import { formatLongMoment } from '../../../contract/dates.ts'
import type { Gallery } from '../../../contract/gallery.ts'
import { copyText } from '../../lib/copy-text.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Copy } from '../../ui/admin/icons.tsx'
import { Switch } from '../../ui/admin/switch.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { toast } from '../../ui/toast.ts'
import { type Label, t } from '../../../language/t.ts'
import { useAct } from '../../ui/admin/use-act.ts'

interface LinkProps {
  id: string
  which: 'client' | 'guest'
  label: Label
  address: string
}

function LinkRow({ id, which, label, address }: LinkProps) {
  const { busy, act } = useAct()
  async function copy() {
    if (await copyText(address)) toast.success(t('Link copied'))
    else toast.error(t('It could not be copied. Mark it and copy it yourself.'))
  }
  const renew = () =>
    act(async () => {
      await signedCall(api.gallery.renew, { params: { id }, body: { which } })
      return { message: t('There is a new link, and the old one stopped working') }
    })
  return (
    <div className="adm-gal-link">
      <TextField label={t(label)} value={address} readOnly />
      <div className="adm-gal-acts">
        <Button look="line" small onClick={() => void copy()}>
          <Copy />
          {t('Copy link')}
        </Button>
        <OutsideLink
          className="btn btn-line btn-sm"
          href={`https://wa.me/?text=${encodeURIComponent(t('Your pictures: {address}', { address }))}`}
        >
          WhatsApp
        </OutsideLink>
        <Button look="bare" small busy={busy} onClick={() => void renew()}>
          {t('New link')}
        </Button>
      </div>
    </div>
  )
}

function Pin({ id, hasPin }: { id: string; hasPin: boolean }) {
  const { busy, act } = useAct()
  const [pin, setPin] = useState('')
  const save = async (next: string | null) => {
    const isSaved = await act(() => signedCall(api.gallery.pin, { params: { id }, body: { pin: next } }))
    if (isSaved) setPin('')
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
        hint={
          hasPin
            ? t('The gallery asks for a PIN. It is kept as a hash, so that nobody can read it again.')
            : t('Anyone with the link can open it. With a PIN, the link alone is not enough.')
        }
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
        {hasPin && (
          <Button look="bare" small busy={busy} onClick={() => void save(null)}>
            {t('No PIN')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Shown after too many wrong PINs in a week. Devices that were let in before still work. */
function PinLock({ id, until }: { id: string; until: string }) {
  const { busy, act } = useAct()
  return (
    <>
      <p className="note" role="status">
        {t('Too many wrong PINs were typed. New devices wait until {moment}.', {
          moment: formatLongMoment(until),
        })}
      </p>
      <Button
        look="line"
        small
        busy={busy}
        onClick={() => void act(() => signedCall(api.gallery.liftPinLock, { params: { id } }))}
      >
        {t('Let new devices try again')}
      </Button>
    </>
  )
}

/** Who comes in, by which link, and until when. */
export function AccessPanel({ gallery, origin }: { gallery: Gallery; origin: string }) {
  const { act } = useAct()
  const { _id: id, clientPath, guestPath, guests, hasPin, pinLockedUntil } = gallery
  return (
    <section className="panel" aria-labelledby="gallery-access">
      <div className="adm-block">
        <h2 id="gallery-access">{t('Who can see it')}</h2>
        <LinkRow id={id} which="client" label="Link of the client" address={origin + clientPath} />
      </div>
      <div className="adm-block">
        {pinLockedUntil && <PinLock id={id} until={pinLockedUntil} />}
        <Pin id={id} hasPin={hasPin} />
      </div>
      <div className="adm-block">
        <Switch
          label={t('Guests')}
          hint={t('A second link for family and friends, who look and do not choose.')}
          checked={guests}
          onChange={(on) =>
            void act(() => signedCall(api.gallery.update, { params: { id }, body: { guests: on } }))
          }
        />
        {guests && <LinkRow id={id} which="guest" label="Link for guests" address={origin + guestPath} />}
      </div>
    </section>
  )
}
