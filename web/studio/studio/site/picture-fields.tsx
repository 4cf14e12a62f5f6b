import { useState } from 'react'
import { isMark, type SitePicture } from '../../../../contract/shape/site-settings.ts'
import { t } from '../../../../language/t.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { valueAt } from '../../ui/form-paths.ts'
import { FoldRow } from './fold-row.tsx'
import { isWrong, type PartProps } from './use-settings.ts'

/** The address of a picture, and what it shows. */
function PictureFields({ form, settings, isRequired }: PartProps & { isRequired?: boolean }) {
  const { field, set } = form
  const { path, label, picture } = settings[0]!
  const { use, isCaptioned, isWhole } = picture!
  const name = t(label)
  return (
    <>
      <PictureUrlField
        label={t('{picture} URL', { picture: name })}
        placeholder="https://"
        required={isRequired}
        optional={!isRequired}
        use={t(use)}
        describing={isWhole ? 'nothing' : 'focus'}
        {...field(`${path}.src`)}
        // A new picture has a new subject, so the old texts are cleared.
        onPicture={(src) => set(path, { src, alt: '', caption: '' })}
      />
      <TextArea
        label={isRequired ? t('What the picture shows') : t("What '{picture}' shows", { picture: name })}
        {...field(`${path}.alt`)}
        rows={2}
        maxLength={300}
        required={isRequired}
        hint={t('For people who cannot see the picture, and for search engines.')}
      />
      {isCaptioned && (
        <TextField
          label={t("Caption of '{picture}'", { picture: name })}
          optional
          {...field(`${path}.caption`)}
          maxLength={160}
        />
      )}
    </>
  )
}

/** The picture of a list entry. */
export const EntryPicture = (part: PartProps) => <PictureFields {...part} isRequired />

/** A row for each place that has a picture, one open at a time. */
export function PicturePlaces({ form, settings }: PartProps) {
  const [open, setOpen] = useState('')
  return settings.map((setting) => {
    const { path, label, picture } = setting
    const { src, alt } = valueAt(form.values, path) as SitePicture
    return (
      <FoldRow
        key={path}
        title={t(label)}
        text={alt || t(picture!.use)}
        picture={src}
        name={t(label)}
        open={open === path || isWrong(form, path)}
        onOpen={(now) => setOpen(now ? path : '')}
      >
        <PictureFields form={form} settings={[setting]} />
      </FoldRow>
    )
  })
}

/** Name and logo of a client. A built-in mark is used while the client keeps its name. */
export function ClientFields({ form: { values, field, set }, settings: [name, logo] }: PartProps) {
  const now = valueAt(values, logo!.path) as string
  const typed = isMark(now) ? '' : now
  const nameField = field(name!.path)
  return (
    <>
      <TextField
        label={t(name!.label)}
        {...nameField}
        maxLength={60}
        required
        onChange={(event) => {
          nameField.onChange(event)
          set(logo!.path, typed)
        }}
      />
      <PictureUrlField
        label={t(logo!.label)}
        optional
        use={t('Shown in the row of clients.')}
        describing="nothing"
        {...field(logo!.path)}
        value={typed}
        placeholder={
          isMark(now) ? t('The logo drawn for this client') : t('Leave empty to show the name instead')
        }
        onPicture={(src) => set(logo!.path, src)}
      />
    </>
  )
}
