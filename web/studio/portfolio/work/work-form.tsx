import { type Work, type WorkChange, workChange, type WorkKind } from '../../../../contract/portfolio/work.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { DescribePicture } from '../describe-picture.tsx'
import { EntryForm } from '../../ui/entry-form.tsx'
import { Switch } from '../../ui/switch.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { Picture } from '../../../ui/picture.tsx'
import { KindField } from './kind-field.tsx'

export interface WorkValues extends Pick<Work, 'title' | 'story' | 'place'> {
  kind: string
  /** Empty if it belongs to no service. */
  serviceId: string
  showCamera: boolean
}

export const toValues = ({ title, story, place, kind, serviceId, showCamera }: Work): WorkValues => ({
  title,
  story,
  place,
  kind: kind.name,
  serviceId: serviceId ?? '',
  showCamera,
})

interface WorkFormProps {
  initial: WorkValues
  send: (change: WorkChange) => Promise<{ message: string }>
  onSaved: () => void
  /** Loads the stored version after a conflict. */
  reload: () => Promise<WorkValues>
  src: string
  /** The camera data in words; empty if there is none. */
  camera: string
  kinds: WorkKind[]
  services: { value: string; label: string }[]
}

export function WorkForm({ src, camera, kinds, services, ...options }: WorkFormProps) {
  const form = useForm({
    schema: workChange,
    prepare: (values: WorkValues) => ({ ...values, serviceId: values.serviceId || null }),
    ...options,
  })
  const { field, values, set } = form
  return (
    <EntryForm form={form} title={t('The picture')} verb={t('Save picture')} cancel="/admin/work">
      <div className="adm-work-fields">
        <div className="adm-work-picture">
          <Picture of={src} sizes="(width <= 760px) 90vw, 560px" />
          <DescribePicture src={src} describing="all">
            {(open) => (
              <Button look="line" small onClick={open}>
                {t('Describe this picture')}
              </Button>
            )}
          </DescribePicture>
        </div>
        <TextField label={t('Title')} optional {...field('title')} maxLength={160} autoComplete="off" />
        <TextArea label={t('Story')} optional {...field('story')} maxLength={500} rows={3} />
        <TextField label={t('Place')} optional {...field('place')} maxLength={120} autoComplete="off" />
        <KindField kinds={kinds} {...field('kind')} />
        <SelectField
          label={t('Service to book')}
          none={t('None: visitors write to you instead')}
          options={services}
          {...field('serviceId')}
        />
        {camera && (
          <Switch
            label={t('Show camera details')}
            hint={camera}
            checked={values.showCamera}
            onChange={(on) => set('showCamera', on)}
          />
        )}
      </div>
    </EntryForm>
  )
}
