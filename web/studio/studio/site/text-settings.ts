import type { ComponentProps } from 'react'
import type { Label } from '../../../../language/t.ts'

/** A setting with one text field. */
export interface TextSetting extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'lang' | 'maxLength' | 'placeholder' | 'required'
> {
  /** Its path: 'address.street'. */
  path: string
  label: Label
  hint?: Label
  /** Next to the following field where there is room. */
  half?: boolean
  /** Multiline. */
  rows?: number
}

export interface TextBlock {
  title?: Label
  settings: TextSetting[]
}

const studio: TextBlock[] = [
  {
    title: 'Name',
    settings: [
      {
        path: 'brand',
        label: 'Brand',
        maxLength: 40,
        half: true,
        required: true,
      },
      {
        path: 'trade',
        label: 'Trade',
        maxLength: 40,
        half: true,
        hint: 'Shown after the brand in titles and emails.',
      },
      {
        path: 'brandInBangla',
        label: 'Brand in Bangla',
        maxLength: 40,
        half: true,
        lang: 'bn',
        hint: 'The logo at the bottom of every page.',
      },
      { path: 'owner', label: 'Your name', maxLength: 80, half: true },
    ],
  },
  {
    title: 'Words',
    settings: [
      { path: 'tagline', label: 'Tagline', rows: 2, maxLength: 200 },
      {
        path: 'description',
        label: 'Description',
        rows: 3,
        maxLength: 300,
        hint: 'What search engines and social networks show.',
      },
      {
        path: 'copyrightYear',
        label: 'Copyright year',
        half: true,
        inputMode: 'numeric',
        hint: 'Leave empty for this year.',
      },
    ],
  },
]

const contact: TextBlock[] = [
  {
    title: 'How to reach you',
    settings: [
      {
        path: 'phone',
        label: 'Phone',
        half: true,
        inputMode: 'tel',
        hint: 'As visitors see it.',
      },
      {
        path: 'whatsApp',
        label: 'WhatsApp',
        half: true,
        inputMode: 'tel',
        hint: 'Leave empty to hide the chat button.',
      },
      {
        path: 'email',
        label: 'Email',
        inputMode: 'email',
        hint: 'The one visitors see. Emails to you go to the address you sign in with.',
      },
    ],
  },
  {
    title: 'Address',
    settings: [
      { path: 'address.street', label: 'Street', maxLength: 160 },
      { path: 'address.city', label: 'City', maxLength: 80, half: true },
      {
        path: 'address.postalCode',
        label: 'Postal code',
        maxLength: 20,
        half: true,
      },
      { path: 'address.country', label: 'Country', maxLength: 80, half: true },
      {
        path: 'address.countryCode',
        label: 'Country code',
        maxLength: 2,
        half: true,
        hint: 'Two letters, like BD.',
      },
    ],
  },
  {
    title: 'Profiles elsewhere',
    settings: [
      {
        path: 'social.facebook',
        label: 'Facebook',
        half: true,
        inputMode: 'url',
      },
      {
        path: 'social.instagram',
        label: 'Instagram',
        half: true,
        inputMode: 'url',
      },
      {
        path: 'social.twitter',
        label: 'Twitter',
        half: true,
        inputMode: 'url',
      },
      {
        path: 'social.youtube',
        label: 'YouTube',
        half: true,
        inputMode: 'url',
      },
      {
        path: 'social.github',
        label: 'GitHub',
        half: true,
        inputMode: 'url',
        hint: 'Your profile name is enough.',
      },
    ],
  },
]

const biography: TextBlock[] = [
  {
    title: 'On Home',
    settings: [
      {
        path: 'biography.blurb.0',
        label: 'First paragraph on Home',
        rows: 3,
        maxLength: 600,
      },
      {
        path: 'biography.blurb.1',
        label: 'Second paragraph on Home',
        rows: 3,
        maxLength: 600,
      },
    ],
  },
  {
    title: 'On About',
    settings: [
      {
        path: 'biography.lead',
        label: 'Opening on About',
        rows: 3,
        maxLength: 600,
      },
      {
        path: 'biography.paragraphs',
        label: 'Biography on About',
        rows: 6,
        hint: 'A blank line begins a new paragraph.',
      },
      { path: 'biography.fields', label: 'Fields', maxLength: 200 },
    ],
  },
]

const pages: TextBlock[] = [
  {
    title: 'Notes and promises',
    settings: [
      {
        path: 'notes.services',
        label: 'At the top of Services',
        rows: 2,
        maxLength: 300,
      },
      {
        path: 'notes.booking',
        label: 'At the booking form',
        rows: 2,
        maxLength: 300,
      },
      {
        path: 'notes.blog',
        label: 'At the top of Blog',
        rows: 2,
        maxLength: 300,
      },
      {
        path: 'notes.contact',
        label: 'At the contact form',
        rows: 2,
        maxLength: 300,
      },
    ],
  },
]

/** By the id of their page. */
export const textSettings: Record<string, TextBlock[] | undefined> = {
  studio,
  contact,
  biography,
  pages,
}
