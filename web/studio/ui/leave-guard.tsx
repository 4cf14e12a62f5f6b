import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm.tsx'
import { t } from '../../../language/t.ts'

/** Asks before unsaved changes are left by a link, the back button or closing the tab. */
export function LeaveGuard({ dirty, saved }: { dirty: boolean; saved: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!saved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty, saved])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question={t('Leave without saving?')}
      note={t('Your changes on this page are not saved yet.')}
      no={t('Stay here')}
      yes={t('Leave without saving')}
      onNo={() => blocker.reset?.()}
      onYes={() => blocker.proceed?.()}
    />
  )
}
