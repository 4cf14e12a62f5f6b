import { useEffect, useRef } from 'react'

/**
 * Defers layout changes while a button is pressed: an error that appears on blur would move the button away from under
 * the pointer, and the click would be lost.
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
