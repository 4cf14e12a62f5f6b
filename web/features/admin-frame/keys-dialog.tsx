import { type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { closeOnBackdrop } from '../../ui/close-on-backdrop.ts'
import { places } from './places.ts'
import { keysAreOn, turnKeys } from './use-shortcuts.ts'

const keys: [keys: string[], does: string][] = [
  [['/'], 'Search'],
  [['n'], 'New'],
  [['j'], 'Next row'],
  [['k'], 'Previous row'],
  [['z'], 'Undo what was just done'],
  [['Ctrl', 'S'], 'Save'],
  [['Ctrl', 'Enter'], 'Send a reply'],
  ...places.map(({ key, label }): [string[], string] => [['g', key], label]),
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
      Use single keys
    </label>
  )
}

export function KeysDialog({ dialog, open }: { dialog: RefObject<HTMLDialogElement | null>; open: boolean }) {
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="keys-title" {...closeOnBackdrop}>
      <div className="adm-dialog-in">
        <h2 id="keys-title">Keyboard</h2>
        <dl className="adm-keys">
          {keys.map(([pressed, does]) => (
            <div key={does}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key} className="adm-kbd">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        {open && <Switch />}
      </div>
      <div className="adm-yn">
        <Button look="line" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  )
}
