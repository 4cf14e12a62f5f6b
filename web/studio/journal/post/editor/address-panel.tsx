import { type KeyboardEvent, useState } from 'react'
import { pictureProblem } from '../../../../../contract/shape/web-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PictureUrlField } from '../../../portfolio/picture-url-field.tsx'
import { isLinkAddress } from './read-html.ts'
import type { PictureValues } from './figure.ts'
import type { AddressKind } from './toolbar.tsx'
import { t, translated } from '../../../../../language/t.ts'

interface AddressPanelProps {
  what: AddressKind
  /** The link or picture at the cursor. */
  initial: PictureValues | null
  onApply: (url: PictureValues) => void
  onRemove?: () => void
  onCancel: () => void
}

/** Completes 'example.com' to a URL; a path with a slash is a page of this site. */
const completeUrl = (address: string) =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address

const labels = {
  link: () => t('Set link'),
  picture: (there: boolean) => (there ? t('Change picture') : t('Insert picture')),
}

const linkProblem = (address: string) =>
  address !== '' && isLinkAddress(address) ? undefined : 'Please enter a valid address'

/**
 * Edits the address of a link, or the address and texts of a picture. It is inside of a form, so it cannot be one
 * itself.
 */
export function AddressPanel({ what, initial, onApply, onRemove, onCancel }: AddressPanelProps) {
  const [address, setAddress] = useState(initial?.address ?? '')
  const [alt, setAlt] = useState(initial?.alt ?? '')
  const [caption, setCaption] = useState(initial?.caption ?? '')
  const [error, setError] = useState<string>()
  function apply() {
    const url = completeUrl(address.trim())
    const problem = what === 'link' ? linkProblem(url) : pictureProblem(url)
    if (problem) setError(translated(problem))
    else onApply({ address: url, alt: alt.trim(), caption: caption.trim() })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else onCancel()
  }
  const field = {
    inputMode: 'url',
    placeholder: 'https://',
    autoComplete: 'off',
    // Opened by the button that was just pressed.
    autoFocus: true,
    value: address,
    error,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => {
      setAddress(target.value)
      setError(undefined)
    },
  } as const
  return (
    <div className="adm-ed-ask" role="group" aria-label={what === 'link' ? t('Link') : t('Picture')}>
      {what === 'link' ? (
        <TextField label={t('Link address')} {...field} />
      ) : (
        <PictureUrlField
          label={t('Picture address')}
          use={t('Shown in the text.')}
          describing="nothing"
          {...field}
          onPicture={(src) => {
            setAddress(src)
            setError(undefined)
          }}
        />
      )}
      {what === 'picture' && (
        <>
          <TextField
            label={t('What it shows')}
            optional
            hint={t('For people who cannot see it.')}
            value={alt}
            onKeyDown={onKeyDown}
            onChange={({ target }) => setAlt(target.value)}
          />
          <TextField
            label={t('Caption')}
            optional
            hint={t('Shown below it.')}
            value={caption}
            onKeyDown={onKeyDown}
            onChange={({ target }) => setCaption(target.value)}
          />
        </>
      )}
      <div className="adm-ed-ask-acts">
        <Button look="line" small onClick={apply}>
          {labels[what](initial !== null)}
        </Button>
        {onRemove && (
          <Button small look="bare" onClick={onRemove}>
            {t('Remove link')}
          </Button>
        )}
        <Button small look="bare" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
