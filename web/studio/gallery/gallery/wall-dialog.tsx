import { api } from '../../../../contract/api.ts'
import { galleryPicks } from '../../../../contract/portfolio/work.ts'
import { plural, t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'

interface WallDialogProps {
  galleryId: string
  pictures: string[]
  onClose: () => void
}

/** Copies pictures of a gallery to the public wall. */
export function WallDialog({ galleryId, pictures, onClose }: WallDialogProps) {
  const { form, busy, failure, submit, field } = useAdminForm({
    schema: galleryPicks,
    initial: { kind: '' },
    prepare: ({ kind }) => ({ kind, pictures, serviceId: null }),
    send: (body) => signedCall(api.work.addFromGallery, { params: { id: galleryId }, body }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={plural(pictures.length, 'Add {n} picture to the portfolio', 'Add {n} pictures to the portfolio')}
      lede={t('Everyone will be able to see them, on Work and perhaps on Home. Ask your client first.')}
      verb={t('Add to portfolio')}
      busy={busy}
      failure={failure}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('Kind of work')}
        hint={t('Visitors filter by it: Weddings, Products, Interiors.')}
        {...field('kind')}
        maxLength={40}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
