import { type KeyboardEvent, useState } from 'react'
import { pictureProblem } from '../../../../contract/web-address.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../../ui/admin/picture-url-field.tsx'
import { isLinkAddress } from './read-html.ts'
import type { Asked } from './toolbar.tsx'

interface AddressPanelProps {
  what: Asked
  /** The address of the link at the cursor. */
  initial: string
  onApply: (address: string, alt: string) => void
  onRemove?: () => void
  onCancel: () => void
}

/** 'example.com' is meant as a page there; what begins with a slash is a page here. */
const whole = (address: string) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address)

const linkProblem = (address: string) =>
  address !== '' && isLinkAddress(address) ? undefined : 'Please enter a valid address'

/** Asks where a link leads, or where a picture is. It stands inside of the form, so it is none itself. */
export function AddressPanel({ what, initial, onApply, onRemove, onCancel }: AddressPanelProps) {
  const [address, setAddress] = useState(initial)
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  function apply() {
    const given = whole(address.trim())
    const problem = what === 'link' ? linkProblem(given) : pictureProblem(given)
    if (problem) setError(problem)
    else onApply(given, alt.trim())
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
    // The button that was just pressed asks for it.
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
    <div className="adm-ed-ask" role="group" aria-label={what === 'link' ? 'Link' : 'Picture'}>
      {what === 'link' ? (
        <TextField label="Link address" {...field} />
      ) : (
        <PictureUrlField
          label="Picture address"
          use="Stands in the text."
          describing="nothing"
          {...field}
          onPicture={(src) => {
            setAddress(src)
            setError(undefined)
          }}
        />
      )}
      {what === 'picture' && (
        <TextField
          label="What it shows"
          optional
          hint="For people who do not see it."
          value={alt}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setAlt(target.value)}
        />
      )}
      <div className="adm-ed-ask-acts">
        <Button look="line" small onClick={apply}>
          {what === 'link' ? 'Set link' : 'Insert picture'}
        </Button>
        {onRemove && (
          <Button small look="bare" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button small look="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
