import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { GallerySet } from '../../../../contract/gallery/gallery-parts.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Pencil, Plus } from '../../ui/icons.tsx'
import { useCall } from '../../ui/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'

interface SetDialogProps {
  galleryId: string
  /** The set to rename; a new one if absent. */
  set?: GallerySet
  onClose: () => void
}

function SetDialog({ galleryId, set, onClose }: SetDialogProps) {
  const removal = useCall(api.galleryPicture.removeSet)
  const { addSet, updateSet } = api.galleryPicture
  return (
    <ActionDialog
      title={set ? t('Rename set') : t('New set')}
      verb={t('Save')}
      schema={addSet.body}
      initial={{ title: set?.title ?? '' }}
      send={(body): Promise<{ message: string }> =>
        set
          ? signedCall(updateSet, { params: { id: set._id }, body })
          : signedCall(addSet, { params: { id: galleryId }, body })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField label={t('Title')} {...field('title')} maxLength={80} autoComplete="off" required />
          {set && (
            <Button
              look="bare"
              busy={removal.busy}
              onClick={() => void removal.send({ params: { id: set._id } }).then(onClose)}
            >
              {t('Remove set, keep pictures')}
            </Button>
          )}
        </>
      )}
    </ActionDialog>
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
