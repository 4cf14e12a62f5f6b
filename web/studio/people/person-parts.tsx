import type { ReactNode } from 'react'
import type { Person, Suggestion } from '../../../contract/people/person.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { yearDay } from '../lib/days.ts'
import { langOf } from '../../lib/lang.ts'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { SituationBadge } from '../booking/situation-badge.tsx'
import { StatusBadge } from '../booking/request-summary.tsx'
import { t } from '../../../language/t.ts'

const places = { booking: '/admin/request/view', message: '/admin/inbox/view', account: '/admin/clients' }

interface ItemProps {
  kind: keyof typeof places
  id: string
  title: string
  text: string
  /** The status of a booking or a message. */
  badge?: ReactNode
  /** Its actions. */
  act?: ReactNode
}

/** An item of a person, with a link to it. */
export const PersonItem = ({ kind, id, title, text, badge, act }: ItemProps) => (
  <li className="row adm-person-item">
    <div>
      <PageLink className="adm-cell-t" to={`${places[kind]}/${id}`} lang={langOf(title)} data-row>
        {title}
      </PageLink>
      <span className="adm-cell-s">{text}</span>
    </div>
    {badge}
    {act}
  </li>
)

const writtenOn = (moment: string) => yearDay(dayInDhaka(new Date(moment)))

/** Bookings and messages together, newest first. */
export const sentBy = ({ bookings, messages }: Pick<Person, 'bookings' | 'messages'>) =>
  [
    ...bookings.map((row) => ({
      ...row,
      kind: 'booking' as const,
      title: row.serviceTitle,
      text: t('Request of {date}', { date: writtenOn(row.date) }),
      badge: <SituationBadge {...row.situation} />,
    })),
    ...messages.map((row) => ({
      ...row,
      kind: 'message' as const,
      title: row.subject,
      text: t('Message of {date}', { date: writtenOn(row.date) }),
      badge: <StatusBadge resolved={row.resolved} />,
    })),
  ].toSorted((a, b) => b.date.localeCompare(a.date))

interface SuggestionsProps {
  suggestions: Suggestion[]
  busy: boolean
  onJoin: (id: string) => void
}

/** Records with the same address: the owner decides whether it is the same person. */
export function Suggestions({ suggestions, busy, onJoin }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <div className="adm-suggested">
      <h3>{t('Same address, not verified')}</h3>
      <p className="adm-soft adm-small">
        {t('Anyone can enter an address. Merge only what you know belongs to this person.')}
      </p>
      <ul>
        {suggestions.map(({ kind, id, name, about, date }) => (
          <PersonItem
            key={id}
            kind={kind}
            id={id}
            title={name}
            text={`${about}, ${writtenOn(date)}`}
            act={
              <Button
                small
                look="line"
                disabled={busy}
                aria-label={t('Merge {name}, {about}', { name, about })}
                onClick={() => onJoin(id)}
              >
                {t('Merge')}
              </Button>
            }
          />
        ))}
      </ul>
    </div>
  )
}
