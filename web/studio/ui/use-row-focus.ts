import { type MouseEvent, useEffect, useRef } from 'react'

const focusable = 'button, a, [tabindex]'

/**
 * A row's button often disappears with what it does, and comes back when that is undone. The focus then moves to the
 * button of the same `data-act` in the row that has its place.
 */
export function useRowFocus(rows: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ act: string; place: number } | null>(null)
  const allOf = (act: string) => [
    ...(list.current?.querySelectorAll<HTMLElement>(`[data-act="${act}"]`) ?? []),
  ]

  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    const { act, place } = pressed.current
    const buttons = allOf(act)
    const next = buttons[Math.min(place, buttons.length - 1)]
    const target = next?.matches(focusable) ? next : next?.querySelector<HTMLElement>(focusable)
    if (target) target.focus({ preventScroll: true })
    else document.getElementById('main')?.focus({ preventScroll: true })
  }, [rows])

  return {
    ref: list,
    onClickCapture({ target }: MouseEvent) {
      // It belongs to the button that opened it.
      if ((target as Element).closest('dialog')) return
      const button = (target as Element).closest<HTMLElement>('[data-act]')
      const act = button?.dataset.act
      pressed.current = act ? { act, place: allOf(act).indexOf(button) } : null
    },
  }
}
