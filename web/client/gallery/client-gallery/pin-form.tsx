import { useEffect, useRef } from 'react'
import { currentLanguage } from '../../../../language/current.ts'
import { t } from '../../../../language/t.ts'
import { useApiUrl } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type DoorProblem, useOpenDoor } from './use-open-door.ts'

/** Four places for most PINs, and more as a longer one is typed. */
const placesFor = (pin: string) => [...pin.padEnd(4)]

interface PinFormProps {
  slug: string
  pageKey: string
  /** The problem in the address after a form without script was refused. */
  problem?: DoorProblem
}

/** One real field; the places of its digits are drawn behind it. */
export function PinForm({ slug, pageKey, problem: initialProblem }: PinFormProps) {
  const apiUrl = useApiUrl()
  const { pin, setPin, busy, problem, sentence, open } = useOpenDoor(slug, pageKey, initialProblem)
  const field = useRef<HTMLInputElement>(null)
  // Typed before hydration.
  useEffect(() => setPin(field.current!.value), [setPin])
  return (
    <form
      className={classNames('door-pin', problem === 'pin' && 'door-wrong')}
      method="post"
      action={`${apiUrl}/gallery-open/${slug}`}
      onSubmit={(event) => void open(event)}
    >
      <input type="hidden" name="key" value={pageKey} />
      <input type="hidden" name="language" value={currentLanguage()} />
      <label htmlFor="pin">{t('Your PIN')}</label>
      <div className="door-box">
        <div aria-hidden="true">
          {placesFor(pin).map((digit, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a place is nothing but its number
            <span key={place} data-at={place === pin.length || undefined}>
              {digit}
            </span>
          ))}
        </div>
        <input
          type="text"
          id="pin"
          name="pin"
          ref={field}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={sentence && 'pin-problem'}
        />
      </div>
      {sentence && (
        <p className="field-error" id="pin-problem" role="alert">
          {sentence}
        </p>
      )}
      <Button type="submit" look="photo" busy={busy}>
        {sentence ? t('Try again') : t('Open the gallery')}
      </Button>
    </form>
  )
}
