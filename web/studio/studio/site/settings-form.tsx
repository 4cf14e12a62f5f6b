import { type ReactNode, type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ConflictNotice } from '../../ui/conflict-notice.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { useIsGuarded, useUnsaved } from '../../ui/unsaved-forms.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'

interface SettingsFormProps {
  /** Of `useAdminForm`. */
  form: {
    form: RefObject<HTMLFormElement | null>
    saved: RefObject<boolean>
    conflict: string | null
    dirty: boolean
    busy: boolean
    submit: (event: React.FormEvent) => Promise<unknown>
    overwrite: () => void
    loadStored: () => void
  }
  verb: string
  children: ReactNode
}

/** One page of the settings with its own save bar. An address with the name of a field scrolls there. */
export function SettingsForm({ form, verb, children }: SettingsFormProps) {
  const { form: ref, saved, conflict, dirty, busy, submit, overwrite, loadStored } = form
  const { hash } = useLocation()
  const isGuarded = useIsGuarded()
  useUnsaved('settings', dirty)
  useEffect(() => {
    if (hash) document.getElementsByName(decodeURIComponent(hash.slice(1)))[0]?.focus()
  }, [hash])
  return (
    <>
      <ConflictNotice sentence={conflict} busy={busy} onOverwrite={overwrite} onLoadStored={loadStored} />
      <form className="panel" ref={ref} onSubmit={(event) => void submit(event)} noValidate>
        {children}
        <SaveBar dirty={dirty} busy={busy} verb={verb} cancel="/admin/settings" />
      </form>
      {!isGuarded && <LeaveGuard dirty={dirty} saved={saved} />}
    </>
  )
}
