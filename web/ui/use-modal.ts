import { type RefObject, useEffect, useRef } from 'react'
import { closeOnBackdrop } from './close-on-backdrop.ts'

/** Makes a dialog modal while `open`. The browser focuses `first`, or else the first element in it. */
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
  // A dialog that unmounts without being closed does not return the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    },
    [],
  )
  return { ref, ...closeOnBackdrop }
}
