import { useEffect, useRef } from 'react'

/**
 * Puts off what would move the page while a button is being pressed: a sentence that appears as its field is left
 * would take the button away from under the pointer, and the press would do nothing.
 */
export function useAfterPress() {
  const pressed = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => {
      pressed.current = type === 'pointerdown'
    }
    const events = ['pointerdown', 'pointerup', 'pointercancel']
    for (const event of events) window.addEventListener(event, note, true)
    return () => {
      for (const event of events) window.removeEventListener(event, note, true)
    }
  }, [])
  return (run: () => void) => {
    if (pressed.current) window.addEventListener('pointerup', () => setTimeout(run), { once: true })
    else run()
  }
}
