import { type MouseEvent, useEffect, useRef } from 'react'

const focusable = 'button, a, [tabindex]'

/** What has the focus in a part marked with `data-act`: mostly the button itself. */
const focusableOf = (part: HTMLElement) =>
  part.matches(focusable) ? part : part.querySelector<HTMLElement>(focusable)

/**
 * A row's button often disappears with what it does, and comes back when that is undone. The focus then moves to the
 * button of the same `data-act` in the row that has its place.
 */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ act: string; place: number; button: HTMLElement } | null>(null)
  const allOf = (act: string) => [
    ...(list.current?.querySelectorAll<HTMLElement>(`[data-act="${act}"]`) ?? []),
  ]

  // After every render: rows change by a reload, and a dialog may close before or after it.
  useEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return
    if (document.activeElement !== document.body) return
    const { act, place } = pressed.current
    const parts = allOf(act)
    const next = parts[Math.min(place, parts.length - 1)]
    const button = next && focusableOf(next)
    pressed.current = button ? { act, place, button } : null
    const found = button ?? document.getElementById('main')
    found?.focus({ preventScroll: true })
  })

  return {
    ref: list,
    onClickCapture({ target }: MouseEvent) {
      // It belongs to the button that opened it.
      if ((target as Element).closest('dialog')) return
      const part = (target as Element).closest<HTMLElement>('[data-act]')
      const button = part && focusableOf(part)
      const act = part?.dataset.act
      pressed.current = act && button ? { act, place: allOf(act).indexOf(part), button } : null
    },
  }
}
