import type { ReactNode } from 'react'
import type { GalleryDoor } from '../../../../contract/gallery/client-gallery.ts'
import type { GalleryAsk } from '../../../../contract/gallery/gallery-acts.ts'
import { formatLongDay } from '../../../../contract/shape/dates.ts'
import { whatsAppLink } from '../../../../contract/shape/site.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { useApiUrl, useSite } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { coverStyle, titleStyle } from './cover-style.ts'
import { PinForm } from './pin-form.tsx'
import type { DoorProblem } from './use-open-door.ts'

interface AskFormProps {
  slug: string
  pageKey: string
  what: GalleryAsk
  /** The icon of the button. */
  children: ReactNode
}

/** Sends a request to the owner, also without script and without typing. */
function AskForm({ slug, pageKey, what, children }: AskFormProps) {
  const apiUrl = useApiUrl()
  return (
    <form className="door-ask" method="post" action={`${apiUrl}/gallery-ask/${slug}`}>
      <input type="hidden" name="key" value={pageKey} />
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="language" value={currentLanguage()} />
      {children}
    </form>
  )
}

const RequestSent = () => <p role="status">{t('I have your request and will answer soon.')}</p>

const LostPin = ({ isAsked, ...ask }: Pick<AskFormProps, 'slug' | 'pageKey'> & { isAsked: boolean }) =>
  isAsked ? (
    <RequestSent />
  ) : (
    <AskForm {...ask} what="pin">
      <p>
        {t('You received it together with the link.')}{' '}
        <button type="submit" className="text-link">
          {t('Ask for it again')}
        </button>
      </p>
    </AskForm>
  )

interface ClosedProps extends Pick<GalleryDoor, 'title' | 'closedOn'> {
  slug: string
  pageKey: string
  isAsked: boolean
}

/** The studio is asked by email, and opens the gallery again. */
function Closed({ title, closedOn, slug, pageKey, isAsked }: ClosedProps) {
  const chat = whatsAppLink(useSite(), t('Please open the gallery {title} again.', { title }))
  return (
    <div className="door-pin">
      <h2>
        {closedOn
          ? t('This gallery closed on {day}', { day: formatLongDay(closedOn) })
          : t('This gallery is closed.')}
      </h2>
      {isAsked ? <RequestSent /> : <p>{t('Ask me, and I will open it again.')}</p>}
      <div className="row door-acts">
        {!isAsked && (
          <AskForm slug={slug} pageKey={pageKey} what="open">
            <Button type="submit" look="photo">
              {t('Ask to open it again')}
            </Button>
          </AskForm>
        )}
        {chat && (
          <OutsideLink className="btn btn-photo-line" href={chat}>
            WhatsApp
          </OutsideLink>
        )}
      </div>
    </div>
  )
}

interface DoorProps {
  /** Brand and language switch. */
  head: ReactNode
  door: GalleryDoor
  slug: string
  pageKey: string
  problem?: DoorProblem
  /** A request was sent a moment ago. */
  isAsked: boolean
}

export function Door({ head, door, slug, pageKey, problem, isAsked }: DoorProps) {
  const { title, eventDate, place, isOpen } = door
  const when = [eventDate && formatLongDay(eventDate), place].filter(Boolean).join(', ')
  return (
    <main className="door on-photo" id="main" tabIndex={-1} style={coverStyle(door)}>
      <header className="wrap door-head">{head}</header>
      <div className="wrap door-in">
        <div className="door-names">
          <h1 lang={langOf(title)} style={titleStyle(title)}>
            {title}
          </h1>
          {when && <p lang={langOf(when)}>{when}</p>}
        </div>
        {isOpen ? (
          <div>
            <PinForm slug={slug} pageKey={pageKey} problem={problem} />
            <LostPin slug={slug} pageKey={pageKey} isAsked={isAsked} />
          </div>
        ) : (
          <Closed {...door} slug={slug} pageKey={pageKey} isAsked={isAsked} />
        )}
      </div>
    </main>
  )
}
