import { ConflictNotice } from '../../ui/admin/conflict-notice.tsx'
import { LeaveGuard } from '../../ui/admin/leave-guard.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { ClientFields, PlaceFields, SlideFields } from './picture-fields.tsx'
import {
  AwardFields,
  BiographyFields,
  ContactFields,
  NoteFields,
  SocialFields,
  StudioFields,
} from './studio-fields.tsx'
import { type SiteFormOptions, useSiteForm } from './use-site-form.ts'

const sections = [
  { id: 'studio', title: 'Studio', Fields: StudioFields },
  { id: 'contact', title: 'Contact', Fields: ContactFields },
  { id: 'biography', title: 'Biography', Fields: BiographyFields },
  { id: 'awards', title: 'Awards', Fields: AwardFields },
  { id: 'profiles', title: 'Profiles elsewhere', Fields: SocialFields },
  { id: 'notes', title: 'Notes and promises', Fields: NoteFields },
  { id: 'slides', title: 'Slides', Fields: SlideFields },
  { id: 'clients', title: 'Clients', Fields: ClientFields },
  { id: 'pictures', title: 'Pictures', Fields: PlaceFields },
]

export function SiteForm(options: SiteFormOptions) {
  const { form: ref, saved, conflict, dirty, busy, ...form } = useSiteForm(options)
  return (
    <>
      <ConflictNotice
        sentence={conflict}
        busy={busy}
        onKeepMine={form.keepMine}
        onTakeTheirs={form.takeTheirs}
      />
      <form
        className="adm-form adm-settings"
        ref={ref}
        onSubmit={(event) => void form.submit(event)}
        noValidate
      >
        <div className="adm-panel">
          {sections.map(({ id, title, Fields }) => (
            <section key={id} id={id} className="adm-block" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Fields form={form} />
            </section>
          ))}
          <SaveBar dirty={dirty} busy={busy} verb="Save settings" cancel="/admin/dashboard" />
        </div>
        <nav className="adm-aside adm-jump" aria-label="Parts of the settings">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </form>
      <LeaveGuard dirty={dirty} saved={saved} />
    </>
  )
}
