import { type FormEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { formatLongMoment } from '../../../../contract/shape/dates.ts'
import type { GalleryComment } from '../../../../contract/gallery/gallery-parts.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { browserCall } from '../../../lib/browser-call.ts'
import { langOf } from '../../../lib/lang.ts'
import { useSite } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'

interface CommentsProps {
  slug: string
  picture: string
  clientName: string
  comments: GalleryComment[]
  mayComment: boolean
  onWritten: (comment: GalleryComment) => void
}

/** The comments of client and studio on one picture. A draft stays until it is stored. */
export function Comments({ slug, picture, clientName, comments, mayComment, onWritten }: CommentsProps) {
  const site = useSite()
  const [body, setBody] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function write(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (body.trim() === '') return setProblem(t('Write something first.'))
    setBusy(true)
    setProblem(undefined)
    try {
      const reply = await browserCall(api.clientGallery.comment, {
        params: { slug },
        body: { picture, body },
      })
      onWritten({
        _id: reply.data._id,
        pictureId: picture,
        from: 'client',
        body: body.trim(),
        date: new Date().toISOString(),
      })
      setBody('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside className="viewer-side" aria-label={t('About this picture')}>
      <h2>{t('About this picture')}</h2>
      {comments.length === 0 && <p className="note">{t('No comments yet.')}</p>}
      {comments.map(({ _id, from, body: said, date }) => (
        <article key={_id}>
          <header>
            <b>{from === 'owner' ? siteName(site) : clientName || t('You')}</b>
            <time dateTime={date}>{formatLongMoment(date)}</time>
          </header>
          <p lang={langOf(said)}>{said}</p>
        </article>
      ))}
      {mayComment && (
        <form onSubmit={(event) => void write(event)} noValidate>
          <TextArea
            label={t('Write a comment')}
            rows={3}
            maxLength={2000}
            value={body}
            error={problem}
            onChange={({ target }) => setBody(target.value)}
          />
          <Button type="submit" look="photo" busy={busy}>
            {t('Send')}
          </Button>
        </form>
      )}
    </aside>
  )
}
