import { useState } from 'react'
import type { ClientGallery } from '../../../../contract/gallery/client-gallery.ts'
import type { GalleryList } from '../../../../contract/gallery/gallery-parts.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import { plural, t } from '../../../../language/t.ts'
import { useApiUrl } from '../../../lib/root-data.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { fileSize } from './file-size.ts'
import { Download } from './icons.tsx'
import type { ShotPicture } from './shown-gallery.ts'

type Size = 'web' | 'original'

interface DownloadDialogProps {
  gallery: Pick<ClientGallery, 'slug' | 'mayDownload' | 'balance'>
  pictures: ShotPicture[]
  list?: GalleryList
  onClose: () => void
}

const bytesOf = (pictures: ShotPicture[], size: Size) =>
  pictures.reduce((sum, { bytes, webBytes }) => sum + (size === 'web' ? webBytes : bytes), 0)

/** One file by a plain link: the browser shows the progress and resumes an interrupted download. */
export function DownloadDialog({ gallery, pictures, list, onClose }: DownloadDialogProps) {
  const { slug, mayDownload, balance } = gallery
  const apiUrl = useApiUrl()
  const chosen = pictures.filter(({ _id }) => list?.pictures.includes(_id))
  const [which, setWhich] = useState<'list' | 'all'>(chosen.length > 0 ? 'list' : 'all')
  const [size, setSize] = useState<Size>(mayDownload.web ? 'web' : 'original')
  const wanted = which === 'list' ? chosen : pictures
  const query = new URLSearchParams({ ...(which === 'list' && list && { list: list._id }), size })
  const choice = (value: typeof which, name: string, of: ShotPicture[]) => (
    <label className="gallery-choice">
      <input type="radio" name="which" checked={which === value} onChange={() => setWhich(value)} />
      <b>{name}</b>
      <span>{fileSize(bytesOf(of, size))}</span>
      <small>{plural(of.length, '{n} picture', '{n} pictures')}</small>
    </label>
  )
  const sized = (value: Size, name: string, note: string) => (
    <label className="gallery-choice">
      <input
        type="radio"
        name="size"
        checked={size === value}
        disabled={!mayDownload[value]}
        onChange={() => setSize(value)}
      />
      <b>{name}</b>
      <small>{note}</small>
    </label>
  )
  return (
    <Dialog open title={t('Download')} onClose={onClose}>
      <fieldset>
        <legend>{t('Which pictures')}</legend>
        {chosen.length > 0 && choice('list', t('My favourites'), chosen)}
        {choice('all', t('All pictures'), pictures)}
      </fieldset>
      <fieldset>
        <legend>{t('Size')}</legend>
        {sized('web', t('Web size'), t('2048 px, for screens and phones'))}
        {(mayDownload.original || balance !== null) &&
          sized('original', t('Original'), t('Full resolution, for printing'))}
      </fieldset>
      {balance !== null && (
        <p className="note">
          {t('You can download the originals as soon as the balance of {amount} is paid.', {
            amount: formatPaisa(balance),
          })}
        </p>
      )}
      <a className="btn btn-accent btn-wide" href={`${apiUrl}/gallery-zip/${slug}?${query}`} download>
        <Download />
        {t('Download {pictures}, {size}', {
          pictures: plural(wanted.length, '{n} picture', '{n} pictures'),
          size: fileSize(bytesOf(wanted, size)),
        })}
      </a>
      <p className="note">{t('One ZIP file. If the download is interrupted, it can be resumed.')}</p>
    </Dialog>
  )
}
