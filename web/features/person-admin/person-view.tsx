import type { ReactNode } from 'react'
import type { Member, Person } from '../../../contract/person.ts'
import { yearDay } from '../../lib/admin/days.ts'
import { langOf } from '../../lib/lang.ts'
import type { PersonActs } from '../../lib/admin/person-acts.ts'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PersonItem, sentBy, Suggestions } from '../../ui/admin/person-parts.tsx'
import { usePersonActs } from '../../ui/admin/use-person-acts.ts'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { JoinForm } from './join-form.tsx'
import { Owes } from './owes.tsx'
import { plural, t } from '../../../language/t.ts'

interface PartProps {
  title: string
  count: number
  /** Said when there is nothing. */
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

/** All requests, messages and reviews of one person, and who the owner says that is. */
export function PersonView({ person, acts }: { person: Person; acts: PersonActs }) {
  const { busy, join, separate } = usePersonActs(acts)
  const { accounts, reviews, suggestions } = person
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
        lede={`${plural(person.bookings.length, '{n} request', '{n} requests')}, ${plural(person.messages.length, '{n} message', '{n} messages')}, ${plural(reviews.length, '{n} review', '{n} reviews')}`}
        back={{ to: '/admin/request', label: 'Back to Booking Request' }}
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
          <Reviews reviews={reviews} />
        </div>
        <div className="adm-column adm-aside">
          <Owes bookings={person.bookings} />
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
          <JoinForm key={person._id} id={person._id} acts={acts} />
        </div>
      </div>
    </>
  )
}
