import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import type { OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { galleryPicks } from '../../../../contract/portfolio/work.ts'
import { plural, t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { ActionDialog, ConfirmDialog } from '../../ui/action-dialog.tsx'
import { Trash } from '../../ui/icons.tsx'
import { useCall } from '../../ui/use-call.ts'

/** The description and caption of a picture in both languages; each may be empty. */
const WordsDialog = ({ picture, onClose }: { picture: OwnerPicture; onClose: () => void }) => (
  <ActionDialog
    title={t('Description and caption')}
    verb={t('Save')}
    schema={api.galleryPicture.words.body}
    initial={picture.words}
    send={(body) => signedCall(api.galleryPicture.words, { params: { id: picture._id }, body })}
    onClose={onClose}
  >
    {({ field }) => (
      <>
        <TextArea
          label={t('What it shows')}
          hint={t('Read aloud to people who cannot see it.')}
          lang="en"
          rows={2}
          maxLength={300}
          {...field('alt')}
        />
        <TextArea
          label={t('What it shows, in Bangla')}
          lang="bn"
          rows={2}
          maxLength={300}
          {...field('altBn')}
        />
        <TextArea label={t('Caption')} lang="en" rows={2} maxLength={500} {...field('caption')} />
        <TextArea
          label={t('Caption, in Bangla')}
          lang="bn"
          rows={2}
          maxLength={500}
          {...field('captionBn')}
        />
      </>
    )}
  </ActionDialog>
)

interface ManyProps {
  galleryId: string
  /** The ids of the selected pictures. */
  pictures: string[]
  onClose: () => void
}

/** Copies pictures of a gallery to the public wall. */
const WallDialog = ({ galleryId, pictures, onClose }: ManyProps) => (
  <ActionDialog
    title={plural(pictures.length, 'Add {n} picture to the portfolio', 'Add {n} pictures to the portfolio')}
    lede={t('Everyone will be able to see them, on Work and perhaps on Home. Ask your client first.')}
    verb={t('Add to portfolio')}
    schema={galleryPicks}
    initial={{ kind: '' }}
    prepare={({ kind }) => ({ kind, pictures, serviceId: null })}
    send={(body) => signedCall(api.work.addFromGallery, { params: { id: galleryId }, body })}
    onClose={onClose}
  >
    {({ field }) => (
      <TextField
        label={t('Kind of work')}
        hint={t('Visitors filter by it: Weddings, Products, Interiors.')}
        {...field('kind')}
        maxLength={40}
        autoComplete="off"
        required
      />
    )}
  </ActionDialog>
)

interface ChosenBarProps {
  gallery: Gallery
  chosen: string[]
  clear: () => void
}

/** Actions for the selected pictures. */
export function ChosenBar({ gallery: { _id: id, sets, pictures }, chosen, clear }: ChosenBarProps) {
  const move = useCall(api.galleryPicture.move)
  const cover = useCall(api.gallery.update)
  const [asked, setAsked] = useState<'words' | 'wall' | 'removal' | null>(null)
  const onClose = () => setAsked(null)
  const params = { id }
  const only = chosen.length === 1 ? pictures.find((one) => one._id === chosen[0]) : undefined
  const moveTo = (to: { setId: string | null } | { before: string | null }) =>
    void move.send({ params, body: { pictures: chosen, ...to } })
  const place = pictures.findIndex((one) => one._id === chosen[0])
  const before = pictures.slice(0, place).findLast((one) => !chosen.includes(one._id))
  const behind = pictures.slice(place).filter((one) => !chosen.includes(one._id))[1]
  return (
    <div className="adm-gal-bar">
      <b>{t('{n} chosen', { n: chosen.length })}</b>
      <select
        className="input adm-select"
        aria-label={t('Move to set')}
        value=""
        disabled={move.busy}
        onChange={({ target }) => moveTo({ setId: target.value === 'none' ? null : target.value })}
      >
        <option value="">{t('Move to set')}</option>
        {sets.map((set) => (
          <option key={set._id} value={set._id}>
            {set.title}
          </option>
        ))}
        <option value="none">{t('No set')}</option>
      </select>
      <Button
        look="line"
        small
        disabled={!before}
        busy={move.busy}
        onClick={() => moveTo({ before: before?._id ?? null })}
      >
        {t('Earlier')}
      </Button>
      <Button look="line" small busy={move.busy} onClick={() => moveTo({ before: behind?._id ?? null })}>
        {t('Later')}
      </Button>
      {only && (
        <>
          <Button
            look="line"
            small
            busy={cover.busy}
            onClick={() => void cover.send({ params, body: { coverId: only._id } })}
          >
            {t('Set as cover')}
          </Button>
          <Button look="line" small onClick={() => setAsked('words')}>
            {t('Words')}
          </Button>
        </>
      )}
      <Button look="line" small onClick={() => setAsked('wall')}>
        {t('Add to portfolio')}
      </Button>
      <Button look="line" small aria-label={t('Delete pictures')} onClick={() => setAsked('removal')}>
        <Trash />
      </Button>
      <Button look="bare" small onClick={clear}>
        {t('Clear selection')}
      </Button>
      {asked === 'words' && only && <WordsDialog picture={only} onClose={onClose} />}
      {asked === 'wall' && <WallDialog galleryId={id} pictures={chosen} onClose={onClose} />}
      {asked === 'removal' && (
        <ConfirmDialog
          title={plural(chosen.length, 'Delete {n} picture?', 'Delete {n} pictures?')}
          lede={t('The files are deleted permanently and disappear from the client’s selection.')}
          send={() => signedCall(api.galleryPicture.remove, { params, body: { pictures: chosen } })}
          onClose={onClose}
        />
      )}
    </div>
  )
}
