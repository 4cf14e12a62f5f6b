import { newKey } from '../../lib/new-key.ts'
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
      <AdminInput label="Your name" {...field('owner')} maxLength={80} required />
    </div>
    <AdminTextArea label="Tagline" {...field('tagline')} rows={2} required />
    <AdminTextArea
      label="Description"
      {...field('description')}
      rows={2}
      required
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
        {...field('phone')}
        inputMode="tel"
        autoComplete="off"
        required
        hint="As visitors read it."
      />
      <AdminInput
        label="WhatsApp"
        {...field('whatsApp')}
        inputMode="tel"
        autoComplete="off"
        required
        hint="With its country: 8801700000000."
      />
    </div>
    <AdminInput
      label="Email"
      {...field('email')}
      inputMode="email"
      autoComplete="off"
      required
      hint="The one visitors read. Mails to you go to the address you sign in with."
    />
    <AdminInput label="Street" {...field('address.street')} maxLength={160} autoComplete="off" required />
    <div className="adm-pair">
      <AdminInput label="City" {...field('address.city')} maxLength={80} autoComplete="off" required />
      <AdminInput
        label="Postal code"
        optional
        {...field('address.postalCode')}
        maxLength={20}
        autoComplete="off"
      />
    </div>
    <div className="adm-pair">
      <AdminInput label="Country" {...field('address.country')} maxLength={80} autoComplete="off" required />
      <AdminInput
        label="Country code"
        {...field('address.countryCode')}
        maxLength={2}
        autoComplete="off"
        required
        hint="Two letters, like BD."
      />
    </div>
  </>
)

export const BiographyFields = ({ form: { field } }: { form: SiteForm }) => (
  <>
    <AdminTextArea label="First paragraph on Home" {...field('biography.blurb.0')} rows={3} required />
    <AdminTextArea label="Second paragraph on Home" optional {...field('biography.blurb.1')} rows={3} />
    <AdminTextArea label="Opening on About" {...field('biography.lead')} rows={3} required />
    <AdminTextArea
      label="Biography on About"
      {...field('biography.paragraphs')}
      rows={6}
      required
      hint="A blank line begins a new paragraph."
    />
    <AdminInput label="Fields" {...field('biography.fields')} maxLength={200} required />
  </>
)

export const AwardFields = ({ form }: { form: SiteForm }) => (
  <EntryList
    noun="award"
    items={form.values.awards}
    onItems={(awards) => form.set('awards', awards)}
    blank={() => ({ key: newKey(), year: '', short: '', title: '' })}
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
