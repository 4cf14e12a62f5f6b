import { type FormEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import { galleryFile, type OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { stem } from './gallery-words.ts'

interface PictureProps {
  gallery: Gallery
  picture: OwnerPicture
}

function Answer({ gallery, picture }: PictureProps) {
  const { busy, act } = useMutation()
  const [body, setBody] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    const params = { id: gallery._id }
    if (
      await act(() => signedCall(api.galleryPicture.reply, { params, body: { picture: picture._id, body } }))
    )
      setBody('')
  }
  return (
    <form className="adm-gal-answer" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('Reply to the comments on {name}', { name: stem(picture.name) })}
        maxLength={2000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <Button look="line" type="submit" busy={busy} disabled={body.trim() === ''}>
        {t('Send')}
      </Button>
    </form>
  )
}

/** A picture with its comments and a field to answer. */
export function PictureComments({ gallery, picture }: PictureProps) {
  const comments = gallery.comments.filter(({ pictureId }) => pictureId === picture._id)
  return (
    <li className="adm-gal-pick">
      <img
        src={galleryFile(gallery.slug, picture._id, 'thumb')}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        style={{ background: picture.colour }}
      />
      <div>
        <span className="adm-cell-t adm-num">{stem(picture.name)}</span>
        {comments.map((comment) => (
          <span key={comment._id} className="adm-cell-s">
            {comment.from === 'owner' ? t('You: {words}', { words: comment.body }) : comment.body}
          </span>
        ))}
        {comments.length > 0 && <Answer gallery={gallery} picture={picture} />}
      </div>
    </li>
  )
}
