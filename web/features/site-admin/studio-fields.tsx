import { randomKey } from '../../lib/random-key.ts'
import { AdminInput, AdminTextArea } from '../../ui/admin/field.tsx'
import { EntryList } from './entry-list.tsx'
import type { SiteForm } from './use-site-form.ts'

export const StudioFields = ({ form: { field } }: { form: SiteForm }) => (
  <>
    <div className="adm-pair">
      <AdminInput label="Brand" {...field('brand')} maxLength={40} required />
      <AdminInput
        label="Trade"
        {...field('trade')}
        maxLength={40}
        required
        hint="Follows the brand in titles and mails."
      />
    </div>
    <div className="adm-pair">
      <AdminInput
        label="Brand in Bangla"
        optional
        lang="bn"
        {...field('brandInBangla')}
        maxLength={40}
        hint="The mark at the foot of every page."
      />
      <AdminInput label="Your name" optional {...field('owner')} maxLength={80} />
    </div>
    <AdminTextArea label="Tagline" optional {...field('tagline')} rows={2} />
    <AdminTextArea
      label="Description"
      optional
      {...field('description')}
      rows={2}
      hint="What search engines and social networks show."
    />
    <AdminInput
      label="Copyright year"
      {...field('copyrightYear')}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  </>
)

export const ContactFields = ({ form: { field } }: { form: SiteForm }) => (
  <>
    <div className="adm-pair">
      <AdminInput
        label="Phone"
        optional
        {...field('phone')}
        inputMode="tel"
        autoComplete="off"
        hint="As visitors read it."
      />
      <AdminInput
        label="WhatsApp"
        optional
        {...field('whatsApp')}
        inputMode="tel"
        autoComplete="off"
        hint="With its country: 8801700000000."
      />
    </div>
    <AdminInput
      label="Email"
      optional
      {...field('email')}
      inputMode="email"
      autoComplete="off"
      hint="The one visitors read. Mails to you go to the address you sign in with."
    />
    <AdminInput label="Street" optional {...field('address.street')} maxLength={160} autoComplete="off" />
    <div className="adm-pair">
      <AdminInput label="City" optional {...field('address.city')} maxLength={80} autoComplete="off" />
      <AdminInput
        label="Postal code"
        optional
        {...field('address.postalCode')}
        maxLength={20}
        autoComplete="off"
      />
    </div>
    <div className="adm-pair">
      <AdminInput label="Country" optional {...field('address.country')} maxLength={80} autoComplete="off" />
      <AdminInput
        label="Country code"
        optional
        {...field('address.countryCode')}
        maxLength={2}
        autoComplete="off"
        hint="Two letters, like BD."
      />
    </div>
  </>
)

export const BiographyFields = ({ form: { field } }: { form: SiteForm }) => (
  <>
    <AdminTextArea label="First paragraph on Home" optional {...field('biography.blurb.0')} rows={3} />
    <AdminTextArea label="Second paragraph on Home" optional {...field('biography.blurb.1')} rows={3} />
    <AdminTextArea label="Opening on About" optional {...field('biography.lead')} rows={3} />
    <AdminTextArea
      label="Biography on About"
      optional
      {...field('biography.paragraphs')}
      rows={6}
      hint="A blank line begins a new paragraph."
    />
    <AdminInput label="Fields" optional {...field('biography.fields')} maxLength={200} />
  </>
)

export const AwardFields = ({ form }: { form: SiteForm }) => (
  <EntryList
    noun="award"
    items={form.values.awards}
    onItems={(awards) => form.set('awards', awards)}
    blank={() => ({ key: randomKey(), year: '', short: '', title: '' })}
    max={12}
    error={form.listError('awards')}
  >
    {(_, index) => (
      <>
        <div className="adm-pair adm-pair-start">
          <AdminInput
            label="Year"
            {...form.itemField('awards', index, 'year')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <AdminInput
            label="Short form"
            {...form.itemField('awards', index, 'short')}
            maxLength={80}
            required
          />
        </div>
        <AdminInput label="Award" {...form.itemField('awards', index, 'title')} maxLength={160} required />
      </>
    )}
  </EntryList>
)

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
  ['github', 'GitHub'],
] as const

export const SocialFields = ({ form: { field } }: { form: SiteForm }) =>
  networks.map(([name, label]) => (
    <AdminInput
      key={name}
      label={label}
      optional
      {...field(`social.${name}`)}
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
    />
  ))

const notes = [
  ['services', 'At the head of Services'],
  ['booking', 'At the booking form'],
  ['blog', 'At the head of Blog'],
  ['contact', 'At the contact form'],
] as const

export const NoteFields = ({ form: { field } }: { form: SiteForm }) =>
  notes.map(([name, label]) => (
    <AdminTextArea key={name} label={label} optional {...field(`notes.${name}`)} rows={2} maxLength={300} />
  ))
