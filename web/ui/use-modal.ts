import { type RefObject, useEffect, useRef } from 'react'
import { closeOnBackdrop } from './close-on-backdrop.ts'

/** What a dialog needs to be modal while `open` says so. The browser focuses `first`, or else what comes first in it. */
export function useModal(open: boolean, first?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      first?.current?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open, first])
  return { ref, ...closeOnBackdrop }
}
