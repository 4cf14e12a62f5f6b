import type { MouseEvent, PointerEvent } from 'react'

type At = MouseEvent<HTMLDialogElement> | PointerEvent<HTMLDialogElement>

/** The backdrop is part of the dialog element and lies outside its box. */
function isBackdrop({ target, currentTarget: dialog, clientX, clientY }: At) {
  if (target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A press that begins inside, as when selecting text, must not close the dialog. */
let pressedBackdrop = false

const knowsClosedBy = () => 'closedBy' in HTMLDialogElement.prototype

/** Closes a modal dialog on a press outside, also in browsers without `closedby`, such as Safari. */
export const closeOnBackdrop = {
  closedby: 'any',
  onPointerDown(event: At) {
    pressedBackdrop = isBackdrop(event)
  },
  onClick(event: At) {
    const dialog = event.currentTarget
    if (knowsClosedBy() || !pressedBackdrop || !isBackdrop(event)) return
    // As with Escape, a `cancel` handler may prevent it.
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  },
} as const
