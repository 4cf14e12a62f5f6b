import { type RefObject, useEffect, useRef } from 'react'
import { closeOnBackdrop } from './close-on-backdrop.ts'

/** What a dialog needs to be modal while `open` says so. The browser focuses `first`, or else what comes first in it. */
export function useModal(open: boolean, first?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      opener.current = document.activeElement
      dialog.showModal()
      first?.current?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open, first])
  // A dialog that goes without having been closed gives the focus back to nobody.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    },
    [],
  )
  return { ref, ...closeOnBackdrop }
}
