import { type ReactNode, useState } from 'react'
import type { Client } from '../../../../contract/people/client.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import { callAddress, shownPhone, whatsAppAddress } from '../../../../contract/shape/phone.ts'
import type { Member, Person } from '../../../../contract/people/person.ts'
import { yearDay } from '../../lib/days.ts'
import { statusLabels } from '../../gallery/gallery-status.ts'
import { langOf } from '../../../lib/lang.ts'
import { usePersonActs } from '../use-person-acts.ts'
import { Chat, Phone, Trash } from '../../ui/icons.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { PersonItem, sentBy, Suggestions } from '../person-parts.tsx'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { contactWords } from './client-words.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { JoinForm } from './join-form.tsx'
import { Owes } from './owes.tsx'
import { plural, t } from '../../../../language/t.ts'

interface PartProps {
  title: string
  count: number
  /** Shown if there is nothing. */
  none: string
  children: ReactNode
}

const Part = ({ title, count, none, children }: PartProps) => (
  <section className="panel" aria-label={title}>
    <header>
      <h2>{title}</h2>
    </header>
    {count === 0 ? <p className="adm-quiet">{none}</p> : <ul>{children}</ul>}
  </section>
)

const Reviews = ({ reviews }: Pick<Person, 'reviews'>) => (
  <Part title={t('Reviews')} count={reviews.length} none={t('No reviews yet.')}>
    {reviews.map(({ _id, serviceId, serviceName, rating, review }) => (
      <li key={_id} className="adm-person-item">
        <PageLink className="adm-cell-t" to={`/services/${serviceId}`} lang={langOf(serviceName)}>
          {serviceName}
        </PageLink>
        <span className="adm-cell-s">{t('{rating} of 5 stars', { rating })}</span>
        <p lang={langOf(review)}>{review}</p>
      </li>
    ))}
  </Part>
)

const dayOf = (time: string) => dayInDhaka(new Date(time))

const since = ({ since: first, lastContact }: Client) =>
  t('Client since {day}. Last contact on {last}: {what}.', {
    day: yearDay(dayOf(first)),
    last: yearDay(dayOf(lastContact.date)),
    what: contactWords(lastContact),
  })

const Reach = ({ phone }: Client) =>
  phone && (
    <>
      <a className="btn btn-line" href={callAddress(phone)}>
        <Phone />
        {t('Call')}
      </a>
      <OutsideLink className="btn btn-line" href={whatsAppAddress(phone)}>
        <Chat />
        {t('WhatsApp')}
      </OutsideLink>
    </>
  )

const Facts = ({ phone, email }: Client) => (
  <section className="panel" aria-label={t('Contact details')}>
    <dl className="adm-facts">
      <dt>{t('Phone')}</dt>
      <dd className="adm-num">{shownPhone(phone) || <span className="adm-soft">{t('not given')}</span>}</dd>
      <dt>{t('Email')}</dt>
      <dd>{email || <span className="adm-soft">{t('not given')}</span>}</dd>
    </dl>
  </section>
)

/** All requests, messages and reviews of one person, and who that is. */
export function PersonView({ person }: { person: Person }) {
  const { busy, join, separate } = usePersonActs()
  const { accounts, client, galleries, reviews, suggestions } = person
  const [isErasing, setErasing] = useState(false)
  const sent = sentBy(person)
  const apart = (member: Member, of: string) =>
    accounts.length + sent.length > 1 && (
      <Button
        small
        look="line"
        disabled={busy}
        aria-label={t('Separate {of}', { of })}
        onClick={() => separate(member)}
      >
        {t('Separate')}
      </Button>
    )
  const dated = Object.fromEntries(person.bookings.map(({ _id, eventDate }) => [_id, eventDate]))
  return (
    <>
      <AdminHead
        title={person.name || t('A person')}
        lede={client && since(client)}
        back={{ to: '/admin/clients', label: 'Back to Clients' }}
        actions={client && <Reach {...client} />}
      />
      <div className="adm-form">
        <div className="adm-column">
          <Part
            title={t('Requests and messages')}
            count={sent.length}
            none={t('No requests or messages yet.')}
          >
            {sent.map(({ _id, kind, title, text, name, badge }) => (
              <PersonItem
                key={_id}
                kind={kind}
                id={_id}
                title={title}
                text={[name, text, dated[_id] && t('for {day}', { day: yearDay(dated[_id]) })]
                  .filter(Boolean)
                  .join(', ')}
                badge={badge}
                act={apart({ kind, id: _id }, `${title}, ${text}`)}
              />
            ))}
          </Part>
          {galleries.length > 0 && (
            <Part title={t('Galleries')} count={galleries.length} none="">
              {galleries.map(({ _id, title, status, pictures }) => (
                <li key={_id} className="adm-person-item">
                  <PageLink className="adm-cell-t" to={`/admin/galleries/view/${_id}`} lang={langOf(title)}>
                    {title}
                  </PageLink>
                  <span className="adm-cell-s">
                    {plural(pictures, '{n} picture', '{n} pictures')}, {t(statusLabels[status])}
                  </span>
                </li>
              ))}
            </Part>
          )}
          <Reviews reviews={reviews} />
        </div>
        <div className="adm-column adm-aside">
          <Owes client={client} bookings={person.bookings} />
          {client && <Facts {...client} />}
          <Part
            title={t('Accounts')}
            count={accounts.length}
            none={t('No account. Everything was sent without signing in.')}
          >
            {accounts.map(({ _id, name, email, verified }) => (
              <PersonItem
                key={_id}
                kind="account"
                id={_id}
                title={name || email}
                text={`${email}, ${verified ? t('verified') : t('not verified')}`}
                act={apart({ kind: 'account', id: _id }, name || email)}
              />
            ))}
          </Part>
          {suggestions.length > 0 && (
            <section className="panel" aria-label={t('Suggestions')}>
              <Suggestions
                suggestions={suggestions}
                busy={busy}
                onJoin={(other) => join(person._id, other)}
              />
            </section>
          )}
          <JoinForm key={person._id} id={person._id} />
          <Button look="line" onClick={() => setErasing(true)}>
            <Trash />
            {t('Erase this client')}
          </Button>
        </div>
      </div>
      {isErasing && <EraseDialog person={person} onClose={() => setErasing(false)} />}
    </>
  )
}
