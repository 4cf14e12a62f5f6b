import { useState } from 'react'
import { randomKey } from '../../../lib/random-key.ts'
import { TextField, TextArea } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { EntryList } from './entry-list.tsx'
import { FoldRow } from './fold-row.tsx'
import type { SiteForm } from './use-site-form.ts'
import { pictureNames, picturePlaces } from './picture-places.ts'
import { type Label, t } from '../../../../language/t.ts'

/** A new picture has a new subject, so the old texts are cleared. */
const another = (src: string) => ({ src, alt: '', caption: '' })

type Field = ReturnType<SiteForm['field']>

interface PictureFieldsProps {
  label: Label
  use: Label
  src: Field
  alt: Field
  /** Only where a caption is shown. */
  caption?: Field
  required?: boolean
  /** Shown uncropped, so it needs no focal point. */
  whole?: boolean
  onPicture: (src: string) => void
}

const PictureFields = ({ label, use, src, alt, caption, required, whole, onPicture }: PictureFieldsProps) => (
  <>
    <PictureUrlField
      label={t('{picture} URL', { picture: t(label) })}
      placeholder="https://"
      required={required}
      optional={!required}
      use={t(use)}
      describing={whole ? 'nothing' : 'focus'}
      {...src}
      onPicture={onPicture}
    />
    <TextArea
      label={
        label === 'Picture' ? t('What the picture shows') : t("What '{picture}' shows", { picture: t(label) })
      }
      {...alt}
      rows={2}
      maxLength={300}
      required={required}
      hint={t('For people who cannot see the picture, and for search engines.')}
    />
    {caption && (
      <TextField
        label={t("Caption of '{picture}'", { picture: t(label) })}
        optional
        {...caption}
        maxLength={160}
      />
    )}
  </>
)

export const SlideFields = ({ form }: { form: SiteForm }) => (
  <EntryList
    noun="slide"
    add="Add a slide"
    items={form.values.slides}
    onItems={(slides) => form.set('slides', slides)}
    blank={() => ({
      key: randomKey(),
      title: '',
      description: '',
      picture: another(''),
    })}
    max={10}
    error={form.listError('slides')}
    row={({ title, description, picture }) => ({
      title,
      text: description,
      picture: picture.src,
    })}
    isWrong={(index) => form.isWrong(`slides.${index}`)}
  >
    {({ key }, index) => (
      <>
        <TextField label={t('Title')} {...form.itemField('slides', index, 'title')} maxLength={60} required />
        <TextArea label={t('Text')} optional {...form.itemField('slides', index, 'description')} rows={2} />
        <PictureFields
          label="Picture"
          required
          use="Fills the screen behind the text."
          src={form.itemField('slides', index, 'picture.src')}
          alt={form.itemField('slides', index, 'picture.alt')}
          onPicture={(src) =>
            form.changeItem(
              'slides',
              key,
              (slide) => ({ ...slide, picture: another(src) }),
              `slides.${index}.picture`,
            )
          }
        />
      </>
    )}
  </EntryList>
)

/** The mark is used while the client keeps its name. */
const isMark = (logo: string) => logo.startsWith('#')

export const ClientFields = ({ form }: { form: SiteForm }) => (
  <EntryList
    noun="client"
    add="Add a client"
    items={form.values.clients}
    onItems={(clients) => form.set('clients', clients)}
    blank={() => ({ key: randomKey(), name: '', logo: '' })}
    max={24}
    error={form.listError('clients')}
    row={({ name, logo }) => ({
      title: name,
      picture: isMark(logo) ? '' : logo,
    })}
    isWrong={(index) => form.isWrong(`clients.${index}`)}
  >
    {({ key, logo }, index) => {
      const path = `clients.${index}`
      return (
        <>
          <TextField
            label={t('Name')}
            {...form.itemField('clients', index, 'name')}
            maxLength={60}
            required
            onChange={({ target }) =>
              form.changeItem(
                'clients',
                key,
                (client) => ({
                  ...client,
                  name: target.value,
                  logo: isMark(logo) ? '' : logo,
                }),
                `${path}.name`,
              )
            }
          />
          <PictureUrlField
            label={t('Logo URL')}
            optional
            use={t('Shown in the row of clients.')}
            describing="nothing"
            {...form.itemField('clients', index, 'logo')}
            value={isMark(logo) ? '' : logo}
            placeholder={
              isMark(logo) ? t('The logo drawn for this client') : t('Leave empty to show the name instead')
            }
            onPicture={(src) =>
              form.changeItem('clients', key, (client) => ({ ...client, logo: src }), `${path}.logo`)
            }
          />
        </>
      )
    }}
  </EntryList>
)

/** Places with room for a caption. */
const captioned = new Set(['portrait', 'login', 'register', 'lost'])

/** Places that show the uncropped picture. */
const whole = new Set(['lost', 'share'])

export function PlaceFields({ form }: { form: SiteForm }) {
  const [open, setOpen] = useState('')
  return pictureNames.map((name) => {
    const [label, use] = picturePlaces[name]
    const path = `pictures.${name}`
    const { src, alt } = form.values.pictures[name]
    return (
      <FoldRow
        key={name}
        title={t(label)}
        text={alt || t(use)}
        picture={src}
        name={t(label)}
        open={open === name || form.isWrong(path)}
        onOpen={(now) => setOpen(now ? name : '')}
      >
        <PictureFields
          label={label}
          use={use}
          whole={whole.has(name)}
          src={form.field(`${path}.src`)}
          alt={form.field(`${path}.alt`)}
          caption={captioned.has(name) ? form.field(`${path}.caption`) : undefined}
          onPicture={(picture) =>
            form.change('pictures', (pictures) => ({ ...pictures, [name]: another(picture) }), path)
          }
        />
      </FoldRow>
    )
  })
}
