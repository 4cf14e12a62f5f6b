import { type ComponentType, type FormEvent, type ReactNode, useContext } from 'react'
import { type Service, type ServiceInput, serviceInput } from '../../../../contract/portfolio/service.ts'
import type { ServiceStatus } from '../../../../contract/portfolio/service-status.ts'
import { plainAmount } from '../../../../contract/shape/money.ts'
import { TextField, TextArea } from '../../../ui/field.tsx'
import { PictureUrlField } from '../picture-url-field.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useDebouncedPicture } from '../use-debounced-picture.ts'
import { toast } from '../../../ui/toast.ts'
import { DurationField, durationOf, type TypedDuration, typedDuration } from './duration-field.tsx'
import { commit } from './gallery.ts'
import { GalleryField } from './gallery-field.tsx'
import { groupedPrice } from '../../../lib/format.ts'
import { plural, t } from '../../../../language/t.ts'
import { usePictureDetails } from '../picture-details.ts'
import { PictureLookup } from '../../../ui/picture.tsx'

export interface ServiceValues extends TypedDuration {
  title: string
  price: string
  details: string
  thumbnail: string
  hero: string
  gallery: string[]
  status: ServiceStatus
  onHome: boolean
  /** The typed address in the gallery box that is not added yet. */
  entry: string
}

export const blankService: ServiceValues = {
  title: '',
  price: '',
  details: '',
  thumbnail: '',
  hero: '',
  gallery: [],
  status: 'published',
  onHome: false,
  ...typedDuration('day'),
  entry: '',
}

export const toValues = ({ price, ...service }: Service): ServiceValues => ({
  title: service.title,
  price: groupedPrice(String(price)),
  details: service.details,
  thumbnail: service.thumbnail,
  hero: service.hero,
  gallery: service.gallery,
  status: service.status,
  onHome: service.onHome,
  ...typedDuration(service.duration),
  entry: '',
})

const statusOptions = (): { value: ServiceStatus; label: string }[] => [
  { value: 'published', label: t('Yes, it is published') },
  { value: 'hidden', label: t('No, it is hidden for now') },
  { value: 'draft', label: t('No, it is a draft') },
]

interface ServiceFormProps {
  initial: ServiceValues
  send: (service: ServiceInput) => Promise<{ message: string }>
  onSaved: () => void
  /** Loads the stored version after a conflict. */
  reload?: () => Promise<ServiceValues>
  /** The public card. */
  Preview: ComponentType<{ values: ServiceValues; rating: number }>
  rating: number
  note: string
}

export function ServiceForm({ initial, send, onSaved, reload, Preview, rating, note }: ServiceFormProps) {
  const form = useForm({
    schema: serviceInput,
    initial,
    /** The schema gets plain digits, however the price was typed. */
    prepare: (values) => ({ ...values, price: plainAmount(values.price), duration: durationOf(values) }),
    send,
    onSaved,
    reload,
  })
  const { values, errors, set, setError, field } = form
  const price = field('price')
  const thumbnail = useDebouncedPicture(values.thumbnail)

  /** A typed address that was not added yet is added. */
  function submit(event: FormEvent) {
    const { gallery, rest, problem } = commit(values.gallery, values.entry)
    if (!problem) return form.submit(event, { gallery, entry: '' })
    event.preventDefault()
    set('entry', rest)
    setError('gallery', problem, { focus: true })
    toast.error(problem)
    return Promise.resolve(false)
  }

  return (
    <StudioForm form={{ ...form, submit }} className="adm-form">
      <div className="panel">
        <div className="adm-block">
          <h2>{t('What you offer')}</h2>
          <div className="adm-pair adm-pair-end">
            <TextField label={t('Title')} {...field('title')} maxLength={160} required />
            <TextField
              label={t('Price')}
              prefix="৳"
              inputMode="numeric"
              autoComplete="off"
              required
              {...price}
              onBlur={() => {
                const grouped = groupedPrice(values.price)
                if (grouped !== values.price) set('price', grouped)
                price.onBlur()
              }}
            />
          </div>
          <TextArea
            label={t('Details')}
            rows={5}
            required
            end={plural(values.details.length, '{n} character', '{n} characters')}
            hint={t('The card shows the first 100 characters, so begin with what matters.')}
            {...field('details')}
          />
          <DurationField
            takes={values.takes}
            minutes={values.minutes}
            error={errors.duration}
            onTakes={(takes) => {
              set('takes', takes)
              setError('duration', undefined)
            }}
            onMinutes={(minutes) => {
              set('minutes', minutes)
              setError('duration', undefined)
            }}
          />
        </div>
        <div className="adm-block">
          <h2>{t('Pictures')}</h2>
          <PictureUrlField
            label={t('Thumbnail URL')}
            placeholder="https://"
            required
            use={t('Shown on the card.')}
            {...field('thumbnail')}
            onPicture={(src) => set('thumbnail', src)}
          />
          <PictureUrlField
            label={t('Wide picture URL')}
            placeholder="https://"
            optional
            use={t(
              'Shown at the top of the page. Best at 2,000 pixels or wider, with a calm left side for the title.',
            )}
            {...field('hero')}
            goesAcross
            onPicture={(src) => set('hero', src)}
          />
          <GalleryField
            gallery={values.gallery}
            entry={values.entry}
            error={errors.gallery}
            onGallery={(gallery) => set('gallery', gallery)}
            onEntry={(entry) => {
              set('entry', entry)
              setError('gallery', undefined)
            }}
            onBad={(sentence) => setError('gallery', sentence)}
          />
        </div>
        <div className="adm-block">
          <h2>{t('On the website')}</h2>
          <SelectField
            label={t('Visitors see it')}
            options={statusOptions()}
            hint={t('A hidden service or a draft has no public page and cannot be reviewed or booked.')}
            {...field('status')}
          />
          <Switch
            label={t('Show on Home')}
            hint={t('Home shows the services you choose here. If you choose none, it shows the first three.')}
            checked={values.onHome}
            onChange={(on) => set('onHome', on)}
          />
        </div>
        <SaveBar form={form} verb={t('Save service')} cancel="/admin/services" />
      </div>
      <div className="adm-column adm-aside">
        <div className="adm-preview-head">
          <h2>{t('Card preview')}</h2>
          <span>{t('as visitors see it')}</span>
        </div>
        <div className="adm-preview" inert>
          <DescribedPicture src={thumbnail}>
            <Preview values={{ ...values, thumbnail }} rating={rating} />
          </DescribedPicture>
        </div>
        <p className="adm-soft adm-small">{note}</p>
      </div>
    </StudioForm>
  )
}

/** Shows a picture with its edited description before the page reloads. */
export function DescribedPicture({ src, children }: { src: string; children: ReactNode }) {
  const lookup = useContext(PictureLookup)
  const details = usePictureDetails(src)
  if (!details) return children
  const { alt, focus } = details
  return (
    <PictureLookup value={{ ...lookup, [src]: { ...lookup[src], alt, focus } }}>{children}</PictureLookup>
  )
}
