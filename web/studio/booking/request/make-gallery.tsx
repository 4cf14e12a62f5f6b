import { useNavigate } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { Images } from '../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'

/** Creates a gallery with the name, day and place of the booking; it stays closed until it is opened. */
export function MakeGallery({ bookingId }: { bookingId: string }) {
  const navigate = useNavigate()
  const { busy, act } = useMutation()
  const make = () =>
    act(async () => {
      const { data, message } = await signedCall(api.gallery.add, { body: { bookingId } })
      await navigate(`/admin/galleries/view/${data._id}`)
      return { message }
    })
  return (
    <Button look="bare" busy={busy} onClick={() => void make()}>
      <Images />
      {t('Create a gallery')}
    </Button>
  )
}
