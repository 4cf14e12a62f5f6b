import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

const ignoreReport = () => undefined
const Report = createContext<(form: string, dirty: boolean) => void>(ignoreReport)

/** Several forms on one page, of which nobody leaves any behind unsaved: the router lets one guard ask for all. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<Record<string, boolean>>({})
  const report = useCallback(
    (form: string, dirty: boolean) =>
      setForms((now) => (now[form] === dirty ? now : { ...now, [form]: dirty })),
    [],
  )
  // None of them leaves the page by itself.
  const saved = useRef(false)
  return (
    <Report value={report}>
      {children}
      <LeaveGuard dirty={Object.values(forms).includes(true)} saved={saved} />
    </Report>
  )
}

/** Whether one guard asks for all forms around here, so that none needs its own. */
export const useIsGuarded = () => useContext(Report) !== ignoreReport

/** Says whether a form has something to lose. */
export function useUnsaved(form: string, dirty: boolean) {
  const report = useContext(Report)
  useEffect(() => {
    report(form, dirty)
    return () => report(form, false)
  }, [report, form, dirty])
}
