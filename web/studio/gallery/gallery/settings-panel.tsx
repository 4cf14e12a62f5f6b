import { useEffect, useEffectEvent } from 'react'
import { z } from '../../../../contract/shape/zod.ts'
import { api } from '../../../../contract/api.ts'
import {
  downloadKinds,
  galleryChanges,
  type Downloads,
  type Gallery,
} from '../../../../contract/gallery/gallery.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { languageNames, languages } from '../../../../language/languages.ts'
import { type Label, t } from '../../../../language/t.ts'
import { useRecordVersion } from '../../ui/use-record-version.ts'

const downloadLabels: Record<Downloads, Label> = {
  none: 'None, view only',
  web: 'Web size, 2048 px',
  original: 'Originals and web size',
}

const valuesOf = (gallery: Gallery) => ({
  title: gallery.title,
  clientName: gallery.clientName,
  email: gallery.email,
  language: gallery.language,
  eventDate: gallery.eventDate ?? '',
  place: gallery.place,
  closesOn: gallery.closesOn ?? '',
  limit: gallery.limit === null ? '' : localDigits(gallery.limit),
  downloads: gallery.downloads,
  originalsWhenPaid: gallery.originalsWhenPaid,
  watermark: gallery.watermark,
  commentsOn: gallery.commentsOn,
})

const schema = z
  .object(galleryChanges.shape)
  .omit({ guests: true, coverId: true, sortedBy: true, version: true })

/** The texts and permissions of a gallery. */
export function SettingsPanel({ gallery }: { gallery: Gallery }) {
  const sendsEmail = useSendsEmail()
  const params = { id: gallery._id }
  const load = async () => (await signedCall(api.gallery.one, { params })).data
  const { initial, withVersion, isNow, reload } = useRecordVersion(gallery, load, valuesOf)
  const form = useForm({
    schema,
    initial,
    prepare: (values) => ({
      ...values,
      eventDate: values.eventDate || null,
      closesOn: values.closesOn || null,
      limit: values.limit === '' ? null : values.limit,
    }),
    async send(body) {
      const saved = await signedCall(api.gallery.update, { params, body: withVersion(body) })
      isNow(saved.data.version)
      return saved
    },
    reload,
  })
  const { values, busy, dirty, field, set, reset } = form
  // An unchanged form follows the page: an expired gallery that is opened again has a new last day.
  const follow = useEffectEvent((version: string) => {
    if (dirty || busy) return
    isNow(version)
    reset(valuesOf(gallery))
  })
  const { version } = gallery
  useEffect(() => follow(version), [version])
  return (
    <div>
      <StudioForm form={form} className="panel" aria-label={t('Gallery settings')}>
        <div className="adm-block">
          <h2>{t('Downloads and selection')}</h2>
          <SelectField
            label={t('Downloads')}
            {...field('downloads')}
            options={downloadKinds.map((value) => ({ value, label: t(downloadLabels[value]) }))}
          />
          <div className="adm-gal-switches">
            <Switch
              label={t('Originals only when paid in full')}
              hint={
                gallery.balance === null
                  ? t('No price has been agreed for this gallery’s booking.')
                  : t('Balance {amount}', { amount: formatPaisa(gallery.balance) })
              }
              checked={values.originalsWhenPaid}
              onChange={(on) => set('originalsWhenPaid', on)}
            />
            <Switch
              label={t('Watermark on previews')}
              hint={t('Downloads have no watermark.')}
              checked={values.watermark}
              onChange={(on) => set('watermark', on)}
            />
            <Switch
              label={t('Comments on pictures')}
              checked={values.commentsOn}
              onChange={(on) => set('commentsOn', on)}
            />
          </div>
          <TextField
            label={t('Selection limit')}
            hint={t('Leave empty for no limit.')}
            inputMode="numeric"
            {...field('limit')}
          />
          <TextField
            label={t('Closes after')}
            hint={[
              t('Open until midnight on this day.'),
              sendsEmail && t('The client is reminded a week before.'),
            ]
              .filter(Boolean)
              .join(' ')}
            type="date"
            {...field('closesOn')}
          />
        </div>
        <div className="adm-block">
          <h2>{t('Details')}</h2>
          <TextField label={t('Title')} {...field('title')} maxLength={120} required />
          <TextField label={t('Client')} {...field('clientName')} maxLength={120} />
          <TextField label={t('Email address')} type="email" {...field('email')} />
          <SelectField
            label={t('Language')}
            {...field('language')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <TextField label={t('Event date')} type="date" {...field('eventDate')} />
          <TextField label={t('Place')} {...field('place')} maxLength={200} />
        </div>
        <div className="adm-block">
          <Button look="ink" type="submit" busy={busy} disabled={!dirty}>
            {t('Save')}
          </Button>
        </div>
      </StudioForm>
    </div>
  )
}
