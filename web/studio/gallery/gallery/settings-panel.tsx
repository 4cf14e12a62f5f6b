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
import { ConflictNotice } from '../../ui/conflict-notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { languageNames, languages } from '../../../../language/languages.ts'
import { type Label, t } from '../../../../language/t.ts'
import { useMutation } from '../../ui/use-mutation.ts'
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
  const { act } = useMutation()
  const params = { id: gallery._id }
  const load = async () => (await signedCall(api.gallery.one, { params })).data
  const { initial, withVersion, isNow, reload } = useRecordVersion(gallery, load, valuesOf)
  const { form, values, set, field, busy, dirty, conflict, submit, restart, overwrite, loadStored } =
    useAdminForm({
      schema,
      initial,
      prepare: (values) => ({
        ...values,
        eventDate: values.eventDate || null,
        closesOn: values.closesOn || null,
        limit: values.limit === '' ? null : values.limit,
      }),
      send: (body) => signedCall(api.gallery.update, { params, body: withVersion(body) }),
      onSaved({ data }) {
        isNow(data.version)
        void act(async () => ({}))
      },
      reload,
    })
  // An unchanged form follows the page: an expired gallery that is opened again has a new last day.
  const follow = useEffectEvent((version: string) => {
    if (dirty || busy) return
    isNow(version)
    restart(valuesOf(gallery))
  })
  const { version } = gallery
  useEffect(() => follow(version), [version])
  return (
    <div>
      <ConflictNotice sentence={conflict} busy={busy} onOverwrite={overwrite} onLoadStored={loadStored} />
      <form
        ref={form}
        className="panel"
        aria-label={t('Gallery settings')}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <div className="adm-block">
          <h2>{t('Downloads and selection')}</h2>
          <SelectField
            label={t('Downloads')}
            value={values.downloads}
            onChange={({ target }) => set('downloads', target.value as Downloads)}
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
            value={values.language}
            onChange={({ target }) => set('language', target.value as Gallery['language'])}
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
      </form>
    </div>
  )
}
