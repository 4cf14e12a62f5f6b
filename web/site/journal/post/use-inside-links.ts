import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isMotionReduced } from '../../../lib/motion.ts'
import { insidePath } from './inside-path.ts'

/** Opens links in HTML from the owner by client-side navigation. */
export function useInsideLinks(ref: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  useEffect(() => {
    const root = ref.current
    const follow = (event: MouseEvent) => {
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const link = (event.target as Element).closest('a')
      const path = plain && !event.defaultPrevented && link && insidePath(link, window.location.href)
      if (!path) return
      event.preventDefault()
      void navigate(path, { viewTransition: !isMotionReduced() })
    }
    root?.addEventListener('click', follow)
    return () => root?.removeEventListener('click', follow)
  }, [ref, navigate])
}
