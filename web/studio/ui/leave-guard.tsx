import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogFrame } from './action-dialog.tsx'
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
  if (blocker.state !== 'blocked') return null
  return (
    <DialogFrame
      title={t('Leave without saving?')}
      lede={t('Your changes on this page are not saved yet.')}
      cancel={t('Stay here')}
      verb={t('Leave without saving')}
      look="ink"
      isQuestion
      onClose={() => blocker.reset()}
      onSubmit={() => blocker.proceed()}
    />
  )
}
