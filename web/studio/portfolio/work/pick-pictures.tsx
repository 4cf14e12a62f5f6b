import { useState } from 'react'
import type { WorkCandidate, WorkKind, WorkPicks } from '../../../../contract/portfolio/work.ts'
import { workPicks } from '../../../../contract/portfolio/work.ts'
import { plural, t } from '../../../../language/t.ts'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { UploadButton } from '../upload-button.tsx'
import { UploadList } from '../upload-list.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { useUploads } from '../use-uploads.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { toast } from '../../../ui/toast.ts'
import { KindField } from './kind-field.tsx'

interface PickPicturesProps {
  candidates: WorkCandidate[]
  kinds: WorkKind[]
  services: { value: string; label: string }[]
  send: (picks: WorkPicks) => Promise<{ message: string }>
  onSaved: () => void
}

/** Pictures of services and new uploads to choose from; all chosen ones get the same kind. */
export function PickPictures({ candidates, kinds, services, send, onSaved }: PickPicturesProps) {
  const [uploaded, setUploaded] = useState<string[]>([])
  const form = useForm({
    schema: workPicks,
    initial: { src: [] as string[], kind: '', serviceId: '' },
    prepare: ({ serviceId, ...values }) => ({ ...values, serviceId: serviceId || null }),
    send,
    onSaved,
  })
  const { values, errors, busy, field, set } = form
  const { uploads, ...upload } = useUploads({
    onDone({ src }) {
      setUploaded((all) => [...new Set([...all, src])])
      set('src', (all) => [...new Set([...all, src])])
    },
    onFailed: (sentence) => toast.error(sentence),
  })
  const drop = useFileDrop(upload.add)
  const toggle = (src: string) =>
    set('src', (all) => (all.includes(src) ? all.filter((one) => one !== src) : [...all, src]))
  const choices = [
    ...uploaded.map((src) => ({ src, from: t('Uploaded now') })),
    ...candidates
      .filter(({ src }) => !uploaded.includes(src))
      .map(({ src, service }) => ({ src, from: service })),
  ]
  return (
    <StudioForm form={form} className="panel">
      <div className="adm-block adm-work-fields adm-drop" {...drop}>
        <fieldset
          className="adm-pick"
          aria-invalid={errors['src'] ? true : undefined}
          aria-describedby={errors['src'] ? 'pick-error' : undefined}
          tabIndex={errors['src'] ? -1 : undefined}
        >
          <legend>{t('Pictures')}</legend>
          <ul>
            {choices.map(({ src, from }) => (
              <li key={src}>
                <label>
                  <input
                    type="checkbox"
                    checked={values.src.includes(src)}
                    onChange={() => toggle(src)}
                    disabled={busy}
                  />
                  <Picture of={src} sizes="180px" />
                  <small>{from}</small>
                </label>
              </li>
            ))}
          </ul>
          {choices.length === 0 && (
            <p className="note">{t('Your services have no other pictures. Upload new ones here.')}</p>
          )}
          {errors['src'] && (
            <p className="field-error" id="pick-error">
              {errors['src']}
            </p>
          )}
        </fieldset>
        <UploadList uploads={uploads} onStop={upload.stop} onRetry={upload.retry} />
        <UploadButton text={t('Upload pictures')} small several onFiles={upload.add} />
        <KindField kinds={kinds} {...field('kind')} />
        <SelectField
          label={t('Service to book')}
          none={t('None: visitors write to you instead')}
          options={services}
          {...field('serviceId')}
        />
      </div>
      <SaveBar
        form={form}
        verb={
          values.src.length > 0
            ? plural(values.src.length, 'Add {n} picture', 'Add {n} pictures')
            : t('Add pictures')
        }
        cancel="/admin/work"
      />
    </StudioForm>
  )
}
