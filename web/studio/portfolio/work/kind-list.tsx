import type { WorkKind } from '../../../../contract/portfolio/work.ts'
import { plural, t } from '../../../../language/t.ts'
import { PageLink } from '../../../ui/page-link.tsx'

/**
 * The kinds that visitors can filter by. They exist as long as pictures have them; the Bangla name is stored once for
 * each.
 */
export const KindList = ({ kinds }: { kinds: WorkKind[] }) => (
  <section className="panel adm-kinds">
    <header>
      <h2>{t('Kinds of work')}</h2>
    </header>
    <ul>
      {kinds.map(({ slug, name, count }) => (
        <li key={slug}>
          <span>
            {name} <small>{plural(count, '{n} picture', '{n} pictures')}</small>
          </span>
          <PageLink
            to={`/admin/translate/work-kind/${encodeURIComponent(slug)}`}
            aria-label={t('{title} in Bangla', { title: name })}
          >
            {t('In Bangla')}
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
)
