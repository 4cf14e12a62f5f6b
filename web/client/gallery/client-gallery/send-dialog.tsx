import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { galleryFile, type GalleryList } from '../../../../contract/gallery/gallery-parts.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { browserCall } from '../../../lib/browser-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast, toastApiError } from '../../../ui/toast.ts'

const shown = 12

interface SendDialogProps {
  slug: string
  list: GalleryList
  /** Waits until every heart is stored, then sends the selection. */
  stored: () => Promise<void>
  onSent: () => void
  onClose: () => void
}

export function SendDialog({ slug, list, stored, onSent, onClose }: SendDialogProps) {
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const { pictures, limit } = list
  const left = limit === null ? 0 : limit - pictures.length

  async function send() {
    if (busy) return
    setBusy(true)
    try {
      await stored()
      const reply = await browserCall(api.clientGallery.send, { params: { slug }, body: { message } })
      toast.success(reply.message)
      onSent()
    } catch (error) {
      toastApiError(error)
      setBusy(false)
    }
  }
  return (
    <Dialog open title={plural(pictures.length, 'Send {n} picture?', 'Send {n} pictures?')} onClose={onClose}>
      {left > 0 && (
        <p className="gallery-lede">
          {t('You can choose {limit}. I will choose the other {left} for you, or you can keep choosing.', {
            limit: formatNumber(limit!),
            left: formatNumber(left),
          })}
        </p>
      )}
      <div className="gallery-strip">
        {pictures.slice(0, shown).map((id) => (
          <img key={id} src={galleryFile(slug, id, 'thumb')} alt="" loading="lazy" />
        ))}
      </div>
      <TextArea
        label={t('Message')}
        optional
        rows={2}
        maxLength={2000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <div className="gallery-pair">
        <Button look="line" onClick={onClose}>
          {t('Keep choosing')}
        </Button>
        <Button look="accent" busy={busy} onClick={() => void send()}>
          {t('Send my selection')}
        </Button>
      </div>
      <p className="note">
        {t('After sending, you can no longer change your selection. Write to me if you need to.')}
      </p>
    </Dialog>
  )
}
