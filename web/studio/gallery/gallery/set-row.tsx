import { useState } from 'react'
import { z } from '../../../../contract/shape/zod.ts'
import { api } from '../../../../contract/api.ts'
import { requiredText } from '../../../../contract/shape/fields.ts'
import type { GallerySet } from '../../../../contract/gallery/gallery-parts.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Pencil, Plus } from '../../ui/icons.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { useMutation } from '../../ui/use-mutation.ts'

const schema = z.object({ title: requiredText('Title', 80) })

interface SetDialogProps {
  galleryId: string
  /** The set to rename; a new one if absent. */
  set?: GallerySet
  onClose: () => void
}

function SetDialog({ galleryId, set, onClose }: SetDialogProps) {
  const { busy, act } = useMutation()
  const form = useAdminForm({
    schema,
    initial: { title: set?.title ?? '' },
    send: async (body): Promise<{ message: string }> =>
      set
        ? signedCall(api.galleryPicture.updateSet, { params: { id: set._id }, body })
        : signedCall(api.galleryPicture.addSet, { params: { id: galleryId }, body }),
    onSaved: () => void act(async () => ({})).then(onClose),
  })
  const remove = () =>
    void act(() => signedCall(api.galleryPicture.removeSet, { params: { id: set!._id } })).then(onClose)
  return (
    <FormDialog
      title={set ? t('Rename set') : t('New set')}
      verb={t('Save')}
      busy={form.busy || busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label={t('Title')} {...form.field('title')} maxLength={80} autoComplete="off" required />
      {set && (
        <Button look="bare" onClick={remove}>
          {t('Remove set, keep pictures')}
        </Button>
      )}
    </FormDialog>
  )
}

interface SetRowProps {
  galleryId: string
  sets: GallerySet[]
  total: number
  chosen: string
  choose: (id: string) => void
}

/** The sets of a gallery, one of them shown. */
export function SetRow({ galleryId, sets, total, chosen, choose }: SetRowProps) {
  const [edited, setEdited] = useState<GallerySet | 'new'>()
  const present = sets.find(({ _id }) => _id === chosen)
  return (
    <div className="adm-gal-sets" role="group" aria-label={t('Sets')}>
      <button type="button" aria-pressed={chosen === ''} onClick={() => choose('')}>
        {t('All')} <small>{formatNumber(total)}</small>
      </button>
      {sets.map(({ _id, title, pictures }) => (
        <button key={_id} type="button" aria-pressed={chosen === _id} onClick={() => choose(_id)}>
          {title} <small>{formatNumber(pictures)}</small>
        </button>
      ))}
      {present && (
        <button type="button" onClick={() => setEdited(present)}>
          <Pencil />
          {t('Rename set')}
        </button>
      )}
      <button type="button" onClick={() => setEdited('new')}>
        <Plus />
        {t('New set')}
      </button>
      {edited && (
        <SetDialog
          galleryId={galleryId}
          set={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
