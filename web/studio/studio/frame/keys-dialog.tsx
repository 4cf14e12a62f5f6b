import { type RefObject, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { closeOnBackdrop } from '../../../ui/close-on-backdrop.ts'
import type { Place } from './places.ts'
import { keysAreOn, turnKeys } from './use-shortcuts.ts'
import { type Label, t } from '../../../../language/t.ts'

type Key = [keys: string[], does: Label]

const everywhere: Key[] = [
  [['Ctrl', 'K'], 'Find people, bookings, pages and actions'],
  [['/'], 'Search'],
  [['n'], 'New'],
  [['j'], 'Next row'],
  [['k'], 'Previous row'],
  [['z'], 'Undo what was just done'],
  [['Ctrl', 'S'], 'Save'],
  [['Ctrl', 'Enter'], 'Send a reply'],
]

const keysOf = (places: Place[]): Key[] => [
  ...everywhere,
  ...places.map(({ key, label }): Key => [['g', key], label]),
  [['?'], 'This list'],
]

function Switch() {
  const [on, setOn] = useState(keysAreOn)
  return (
    <label className="adm-check">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          turnKeys(target.checked)
          setOn(target.checked)
        }}
      />
      {t('Use single-key shortcuts')}
    </label>
  )
}

interface KeysDialogProps {
  places: Place[]
  dialog: RefObject<HTMLDialogElement | null>
  open: boolean
}

export function KeysDialog({ places, dialog, open }: KeysDialogProps) {
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="keys-title" {...closeOnBackdrop}>
      <div className="adm-dialog-in">
        <h2 id="keys-title">{t('Keyboard')}</h2>
        <dl className="adm-keys">
          {keysOf(places).map(([pressed, does]) => (
            <div key={does}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key} className="adm-kbd">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        {open && <Switch />}
      </div>
      <div className="adm-yn">
        <Button look="line" onClick={() => dialog.current?.close()}>
          {t('Close')}
        </Button>
      </div>
    </dialog>
  )
}
