import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import type { GalleryList } from '../../../../contract/gallery/gallery-parts.ts'
import { address } from '../../../lib/api.ts'
import { apiUrl } from '../../../lib/browser-call.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Copy, Download } from '../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { stem } from './gallery-words.ts'
import { PictureComments } from './picture-comments.tsx'

/** Lightroom separates names by commas, Capture One by spaces. */
const separators = { Lightroom: ', ', 'Capture One': ' ' } as const

async function copyNames(names: string[], program: keyof typeof separators) {
  if (await copyText(names.join(separators[program]))) toast.success(t('File names copied'))
  else toast.error(t('It could not be copied. Please select it and copy it yourself.'))
}

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
                <Button key={program} look="line" onClick={() => void copyNames(names, program)}>
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
  const { busy, act } = useMutation()
  return (
    <>
      {gallery.status === 'chosen' && (
        <section className="panel adm-block" aria-label={t('Selection received')}>
          <p>{t('The selection was sent. It cannot be changed unless you open it again.')}</p>
          {gallery.message && <blockquote className="adm-gal-quote">{gallery.message}</blockquote>}
          <Button
            look="line"
            busy={busy}
            onClick={() => void act(() => signedCall(api.gallery.reopen, { params: { id: gallery._id } }))}
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
