import type { Person } from '../../../contract/people/person.ts'
import { usePersonActs } from './use-person-acts.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { PersonItem, sentBy, Suggestions } from './person-parts.tsx'
import { t } from '../../../language/t.ts'

interface SamePersonProps {
  /** The shown request, which is not listed again. */
  id: string
  person: Person
}

const most = 5

/** Other requests of the same person. */
export function SamePerson({ id, person }: SamePersonProps) {
  const { busy, join } = usePersonActs()
  const others = sentBy(person).filter((other) => other._id !== id)
  return (
    <section className="panel" aria-labelledby="same-person-title">
      <header>
        <h2 id="same-person-title">{t('From the same person')}</h2>
        <PageLink className="adm-link" to={`/admin/clients/${person._id}`}>
          {t('See all')}
        </PageLink>
      </header>
      {others.length === 0 && <p className="adm-soft adm-small adm-alone">{t('Nothing else so far.')}</p>}
      <ul>
        {others.slice(0, most).map(({ _id, kind, title, text, badge }) => (
          <PersonItem key={_id} kind={kind} id={_id} title={title} text={text} badge={badge} />
        ))}
      </ul>
      <Suggestions
        suggestions={person.suggestions.slice(0, most)}
        busy={busy}
        onJoin={(other) => join(id, other)}
      />
    </section>
  )
}
