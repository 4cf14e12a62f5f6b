import { type ComponentProps, useId } from 'react'
import { SaveBar } from './save-bar.tsx'
import { StudioForm } from './studio-form.tsx'

interface EntryFormProps extends ComponentProps<typeof StudioForm> {
  title: string
  verb: string
  /** The address that Cancel leads to for a stored entry; a new one can be cleared. */
  cancel?: string
}

/** A form in its own panel: next to the list it adds to, or alone on the page of an entry. */
export function EntryForm({ form, title, verb, cancel, children, ...props }: EntryFormProps) {
  const id = useId()
  return (
    <div>
      <StudioForm {...props} form={form} className="panel" aria-labelledby={id}>
        <header>
          <h2 id={id}>{title}</h2>
        </header>
        <div className="adm-block">{children}</div>
        <SaveBar form={form} verb={verb} cancel={cancel} />
      </StudioForm>
    </div>
  )
}
