import type { MouseEvent, PointerEvent } from 'react'

type At = MouseEvent<HTMLDialogElement> | PointerEvent<HTMLDialogElement>

/** The backdrop belongs to the dialog, and lies outside its box. */
function isBackdrop({ target, currentTarget: dialog, clientX, clientY }: At) {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Whoever marks words and lets go of the mouse outside does not want to leave. */
let pressedBackdrop = false

const knowsClosedBy = () => 'closedBy' in HTMLDialogElement.prototype

/** Makes a press beside a modal dialog close it, also where the browser does not know `closedby`, as Safari. */
export const closeOnBackdrop = {
  closedby: 'any',
  onPointerDown(event: At) {
    pressedBackdrop = isBackdrop(event)
  },
  onClick(event: At) {
    const dialog = event.currentTarget
    if (knowsClosedBy() || !pressedBackdrop || !isBackdrop(event)) return
    // As for Escape: what must not be interrupted says no.
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  },
} as const
