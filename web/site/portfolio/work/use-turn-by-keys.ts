import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** The arrow keys open the previous and the next picture, unless the focus is in a field. */
export function useTurnByKeys(previous: string | null, next: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return
      const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
      if (to) void navigate(to, { replace: true })
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [navigate, previous, next])
}
