import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { MadeGallery, ThreadMessage } from '../../../../contract/booking/client-booking.ts'
import { t } from '../../../../language/t.ts'
import { useSendsEmail } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ConfirmDialog } from '../../ui/action-dialog.tsx'
import { Letter } from '../replies.tsx'

/** The messages from the client page; the answers are among the replies. */
export function ClientMessages({ messages, maySolve }: { messages: ThreadMessage[]; maySolve: boolean }) {
  const fromClient = messages.filter(({ from }) => from === 'client')
  if (fromClient.length === 0) return null
  return (
    <section className="panel adm-replies" aria-labelledby="client-messages-title">
      <header>
        <h2 id="client-messages-title">
          {maySolve ? t('Messages from the client') : t('Your messages to the studio')}
        </h2>
      </header>
      <ol>
        {fromClient.map(({ _id, body, date }) => (
          <Letter key={_id} body={body} date={date} />
        ))}
      </ol>
    </section>
  )
}

interface ClientLinkProps {
  bookingId: string
  /** The path with its key. */
  path: string
  galleries: MadeGallery[]
  maySolve: boolean
}

/** The link to the client page; the owner can replace its key. */
export function ClientLink({ bookingId, path, galleries, maySolve }: ClientLinkProps) {
  const sendsEmail = useSendsEmail()
  const [asked, setAsked] = useState(false)
  return (
    <section className="panel" aria-labelledby="client-page-title">
      <header>
        <h2 id="client-page-title">{maySolve ? t('The client’s page') : t('Your booking page')}</h2>
      </header>
      <div className="adm-client-link">
        <a className="adm-link" href={path} rel="noreferrer">
          {maySolve ? t('Open the client’s page') : t('Open my booking page')}
        </a>
        {maySolve && (
          <>
            {galleries.map(({ _id, title }) => (
              <PageLink key={_id} className="adm-link" to={`/admin/galleries/view/${_id}`}>
                {t('Gallery: {title}', { title })}
              </PageLink>
            ))}
            <Button look="bare" small onClick={() => setAsked(true)}>
              {t('Renew the link')}
            </Button>
          </>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={t('Renew the client’s link?')}
          lede={
            sendsEmail
              ? t('All earlier links stop working. The client gets the new one by email.')
              : t(
                  'All earlier links stop working. The email waits for a mail server, so send the new link yourself.',
                )
          }
          verb={t('Renew the link')}
          cancel={t('Keep it')}
          send={() => signedCall(api.clientBooking.renewLink, { params: { id: bookingId } })}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
