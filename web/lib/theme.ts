import { useSyncExternalStore } from 'react'
import { isMotionReduced } from './motion.ts'

const key = 'dark'

/** Runs in the head before anything is painted, so that no page ever flashes in the wrong look. */
export const themeScript = `try{var d=localStorage.getItem('${key}');if(d==='true'||(d===null&&matchMedia('(prefers-color-scheme: dark)').matches))document.documentElement.classList.add('dark')}catch{}`

const listeners = new Set<() => void>()
const isDark = () => document.documentElement.classList.contains('dark')

function apply(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) apply(event.newValue === 'true')
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export const useDark = () => useSyncExternalStore(subscribe, isDark, () => false)

export function toggleTheme() {
  const dark = !isDark()
  try {
    localStorage.setItem(key, String(dark))
  } catch {
    // Storage may be forbidden; the look then lasts as long as the page.
  }
  if (isMotionReduced() || !document.startViewTransition) apply(dark)
  else document.startViewTransition(() => apply(dark))
}
