import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

const ignoreReport = () => undefined
const Report = createContext<(form: string, dirty: boolean) => void>(ignoreReport)

/** Guards several forms on one page with one blocker, because the router supports only one. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<Record<string, boolean>>({})
  const report = useCallback(
    (form: string, dirty: boolean) =>
      setForms((now) => (now[form] === dirty ? now : { ...now, [form]: dirty })),
    [],
  )
  // None of these forms leaves the page after saving.
  const saved = useRef(false)
  return (
    <Report value={report}>
      {children}
      <LeaveGuard dirty={Object.values(forms).includes(true)} saved={saved} />
    </Report>
  )
}

/** Whether a shared guard is active, so that forms need none of their own. */
export const useIsGuarded = () => useContext(Report) !== ignoreReport

/** Reports whether a form has unsaved changes. */
export function useUnsaved(form: string, dirty: boolean) {
  const report = useContext(Report)
  useEffect(() => {
    report(form, dirty)
    return () => report(form, false)
  }, [report, form, dirty])
}
