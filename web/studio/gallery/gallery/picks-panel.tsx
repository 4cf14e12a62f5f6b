import { type FormEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import {
  galleryFile,
  type GalleryList,
  type OwnerPicture,
} from '../../../../contract/gallery/gallery-parts.ts'
import { address } from '../../../lib/api.ts'
import { apiUrl } from '../../../lib/browser-call.ts'
import { Copy, Download } from '../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'
import { useCall } from '../../ui/use-call.ts'
import { copy, stem } from './gallery-words.ts'

interface PictureProps {
  gallery: Gallery
  picture: OwnerPicture
}

function Answer({ gallery, picture }: PictureProps) {
  const reply = useCall(api.galleryPicture.reply)
  const [body, setBody] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    const input = { params: { id: gallery._id }, body: { picture: picture._id, body } }
    if (await reply.send(input)) setBody('')
  }
  return (
    <form className="adm-gal-answer" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('Reply to the comments on {name}', { name: stem(picture.name) })}
        maxLength={2000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <Button look="line" type="submit" busy={reply.busy} disabled={body.trim() === ''}>
        {t('Send')}
      </Button>
    </form>
  )
}

/** A picture with its comments and a field to answer. */
function PictureComments({ gallery, picture }: PictureProps) {
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

/** Lightroom separates names by commas, Capture One by spaces. */
const separators = { Lightroom: ', ', 'Capture One': ' ' } as const

function PickedList({ gallery, list }: { gallery: Gallery; list: GalleryList }) {
  const { pictures, _id } = gallery
  const chosen = pictures.filter((one) => list.pictures.includes(one._id))
  const names = chosen.map(({ name }) => stem(name))
  const title = list.main ? t('Selection') : list.name
  const csv = apiUrl + address(api.gallery.picks, { id: _id }, { list: list._id })
  return (
    <section className="panel" aria-label={title}>
      <div className="adm-block">
        <h2>
          {title}{' '}
          <small>
            {list.limit === null
              ? t('{n} chosen', { n: chosen.length })
              : t('{n} of {limit} chosen', { n: chosen.length, limit: list.limit })}
          </small>
        </h2>
        {names.length === 0 ? (
          <p className="note">
            {t('Nothing is selected yet. What the client marks with a heart appears here.')}
          </p>
        ) : (
          <>
            <p className="adm-gal-names">{names.join(', ')}</p>
            <p className="note">
              {t(
                'In Lightroom: Library, Text filter, Filename, Contains. Raw files are found too, since the ending is left out.',
              )}
            </p>
            <div className="adm-gal-acts">
              {(['Lightroom', 'Capture One'] as const).map((program) => (
                <Button
                  key={program}
                  look="line"
                  onClick={() => void copy(names.join(separators[program]), t('File names copied'))}
                >
                  <Copy />
                  {t('Copy for {program}', { program })}
                </Button>
              ))}
              <a className="btn btn-line" href={csv} download>
                <Download />
                {t('CSV with comments')}
              </a>
            </div>
          </>
        )}
      </div>
      <ul>
        {chosen.map((picture) => (
          <PictureComments key={picture._id} gallery={gallery} picture={picture} />
        ))}
      </ul>
    </section>
  )
}

/** Comments on pictures that were not chosen. */
function OtherComments({ gallery }: { gallery: Gallery }) {
  const chosen = new Set(gallery.lists.flatMap(({ pictures }) => pictures))
  const spokenOf = new Set(gallery.comments.map(({ pictureId }) => pictureId))
  const others = gallery.pictures.filter(({ _id }) => spokenOf.has(_id) && !chosen.has(_id))
  if (others.length === 0) return null
  return (
    <section className="panel" aria-labelledby="gallery-comments">
      <div className="adm-block">
        <h2 id="gallery-comments">{t('Comments on other pictures')}</h2>
      </div>
      <ul>
        {others.map((picture) => (
          <PictureComments key={picture._id} gallery={gallery} picture={picture} />
        ))}
      </ul>
    </section>
  )
}

export function PicksPanel({ gallery }: { gallery: Gallery }) {
  const reopen = useCall(api.gallery.reopen)
  return (
    <>
      {gallery.status === 'chosen' && (
        <section className="panel adm-block" aria-label={t('Selection received')}>
          <p>{t('The selection was sent. It cannot be changed unless you open it again.')}</p>
          {gallery.message && <blockquote className="adm-gal-quote">{gallery.message}</blockquote>}
          <Button
            look="line"
            busy={reopen.busy}
            onClick={() => void reopen.send({ params: { id: gallery._id } })}
          >
            {t('Open the selection again')}
          </Button>
        </section>
      )}
      {gallery.lists.map((list) => (
        <PickedList key={list._id} gallery={gallery} list={list} />
      ))}
      <OtherComments gallery={gallery} />
    </>
  )
}
