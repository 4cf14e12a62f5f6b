import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { isGalleryAct } from '../../../../contract/gallery/gallery-acts.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import { formatLongMoment } from '../../../../contract/shape/dates.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { ConfirmDialog } from '../../ui/action-dialog.tsx'
import { RemoveAction } from '../../ui/remove-action.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { type Tab, useTabs } from '../../ui/tabs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Eye } from '../../../ui/icons.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { AccessPanel } from './access-panel.tsx'
import { statusLabels } from '../gallery-status.ts'
import { activityWords } from './gallery-words.ts'
import { PicksPanel } from './picks-panel.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useCall } from '../../ui/use-call.ts'
import { useUploader } from './use-uploader.ts'
import { shownSize } from '../../../../contract/shape/sizes.ts'

const lookAgainMs = 3000

/** The sizes of pictures are made one after the other: polls until all are ready. */
function usePollUntilReady(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

function Actions({ gallery: { _id: id, title, status, clientPath, email } }: { gallery: Gallery }) {
  const sendsEmail = useSendsEmail()
  const remind = useCall(api.gallery.remind)
  const close = useCall(api.gallery.close)
  const open = useCall(api.gallery.open)
  const [isDelivering, setDelivering] = useState(false)
  const params = { id }
  const body = { tell: email !== '' }
  return (
    <>
      <a className="btn btn-line" href={clientPath} target="_blank" rel="noreferrer">
        <Eye />
        {t('View as client')}
      </a>
      {isGalleryAct('look', status) && email && sendsEmail && (
        <Button look="line" busy={remind.busy} onClick={() => void remind.send({ params, body: {} })}>
          {t('Remind the client')}
        </Button>
      )}
      {isGalleryAct('deliver', status) && (
        <Button look="line" onClick={() => setDelivering(true)}>
          {t('Deliver')}
        </Button>
      )}
      {isDelivering && (
        <ConfirmDialog
          title={t('Deliver these pictures?')}
          what={title}
          lede={
            email
              ? sendsEmail
                ? t('{email} gets an email with the link, and the selection is closed.', { email })
                : t('The selection is closed. The email waits for a mail server: send the link yourself.')
              : t('The selection is closed. There is no email address: send the link yourself.')
          }
          verb={t('Deliver')}
          cancel={t('Not yet')}
          send={() => signedCall(api.gallery.deliver, { params, body })}
          onClose={() => setDelivering(false)}
        />
      )}
      {isGalleryAct('close', status) && (
        <Button look="line" busy={close.busy} onClick={() => void close.send({ params })}>
          {t('Close gallery')}
        </Button>
      )}
      {isGalleryAct('open', status) && (
        <Button look="accent" busy={open.busy} onClick={() => void open.send({ params, body })}>
          {t('Open gallery')}
        </Button>
      )}
    </>
  )
}

function Activity({ gallery }: { gallery: Gallery }) {
  return (
    <section className="panel adm-block" aria-label={t('Activity')}>
      <ol className="adm-gal-log">
        {gallery.activity.map((line) => (
          <li key={line._id}>
            {line.times > 1
              ? t('{line} ({n} times)', { line: activityWords(line), n: line.times })
              : activityWords(line)}
            <span className="adm-cell-s">{formatLongMoment(line.date)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ClientRequests({ gallery: { _id: id, asked } }: { gallery: Gallery }) {
  const { busy, send } = useCall(api.gallery.answered)
  return (
    <p className="note" role="status">
      {asked === 'open'
        ? t('The client asks you to open this gallery again.')
        : t('The client asks for the PIN. You can read and send it under Sharing.')}{' '}
      <Button look="bare" small busy={busy} onClick={() => void send({ params: { id } })}>
        {t('Mark as answered')}
      </Button>
    </p>
  )
}

const Removal = ({ gallery: { _id: id, title } }: { gallery: Gallery }) => (
  <RemoveAction
    noun="gallery"
    what={title}
    note={t('All its pictures, lists and comments are deleted permanently.')}
    remove={() => signedCall(api.gallery.remove, { params: { id } })}
    list="/admin/galleries"
  />
)

export function GalleryScreen({ gallery, origin }: { gallery: Gallery; origin: string }) {
  const uploads = useUploader(gallery._id, gallery.pictures)
  usePollUntilReady(gallery.pictures.some(({ ready }) => !ready))
  const picked = gallery.lists.find(({ main }) => main)?.pictures.length ?? 0
  const tabs: Tab[] = [
    {
      id: '',
      label: t('Pictures'),
      note: formatNumber(gallery.pictures.length),
      content: (
        <>
          <UploadPanel uploads={uploads} />
          <PicturesPanel gallery={gallery} />
        </>
      ),
    },
    {
      id: 'picks',
      label: t('Selection'),
      note: formatNumber(picked),
      content: <PicksPanel gallery={gallery} />,
    },
    {
      id: 'sharing',
      label: t('Sharing'),
      content: (
        <>
          <AccessPanel gallery={gallery} origin={origin} />
          <SettingsPanel key={gallery._id} gallery={gallery} />
          <Removal gallery={gallery} />
        </>
      ),
    },
    { id: 'activity', label: t('Activity'), content: <Activity gallery={gallery} /> },
  ]
  const { links, content } = useTabs(tabs)
  return (
    <>
      <AdminHead
        back={{ to: '/admin/galleries', label: 'Back to galleries' }}
        title={gallery.title}
        lede={[t(statusLabels[gallery.status]), gallery.place, gallery.bytes > 0 && shownSize(gallery.bytes)]
          .filter(Boolean)
          .join(' · ')}
        actions={<Actions gallery={gallery} />}
      />
      {gallery.asked && <ClientRequests gallery={gallery} />}
      {links}
      {content}
    </>
  )
}
