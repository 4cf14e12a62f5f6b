import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '../../../../contract/shape/identity.ts'
import { placesOf } from './places.ts'

const storageKey = 'admin-keys'

/** Single keys can be turned off, because dictation and some keyboards press them by accident. */
export const keysAreOn = () => localStorage.getItem(storageKey) !== 'off'
export const turnKeys = (on: boolean) =>
  on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('select, textarea, input:not([type=radio], [type=checkbox])'))

/** The undo button of the newest toast. */
const toastAct = () => [...document.querySelectorAll<HTMLElement>('[data-toast-act]')].at(-1)

const marked = (key: string) => document.querySelector<HTMLElement>(`#main [data-key='${key}']`)

/** Focuses the link of the next or previous row. */
function moveRow(step: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>('#main [data-row]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step]
  next?.focus()
}

const sequenceMs = 1200

/** Shortcuts: Ctrl or Cmd and K find, / search, n new, j and k rows, z undo, g and a letter for a place, ? for help. */
export function useShortcuts(role: Role, { onHelp, onFind }: { onHelp: () => void; onFind: () => void }) {
  const navigate = useNavigate()
  const waiting = useRef(0)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key } = event
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && key.toLowerCase() === 'k' && !document.querySelector('dialog:modal')) {
        event.preventDefault()
        return onFind()
      }
      if (isCommand && key.toLowerCase() === 's') {
        const save = marked('save')
        if (!save) return
        event.preventDefault()
        return save.click()
      }
      if (isCommand || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog:modal') || !keysAreOn()) return
      const place = event.timeStamp < waiting.current && placesOf(role).find((one) => one.key === key)
      waiting.current = key === 'g' ? event.timeStamp + sequenceMs : 0
      if (place) void navigate(place.to)
      else if (key === '/') marked('search')?.focus()
      else if (key === 'n') marked('new')?.click()
      else if (key === 'j') moveRow(1)
      else if (key === 'k') moveRow(-1)
      else if (key === 'z') toastAct()?.click()
      else if (key === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, onHelp, onFind, role])
}
