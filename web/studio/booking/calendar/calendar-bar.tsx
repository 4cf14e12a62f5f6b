import { PageLink } from '../../../ui/page-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx'
import { addressOf, type ShownDays, stepName, stepped, titleOf, views } from './shown-days.ts'
import { type Label, t } from '../../../../language/t.ts'

const labels: Record<ShownDays['view'], Label> = { month: 'Month', week: 'Week', agenda: 'Agenda' }

/** Back, forward, today, and the view: plain links, so that the address contains it. */
export function CalendarBar({ shown, today }: { shown: ShownDays; today: string }) {
  const [before, after] = [stepped(shown, -1), stepped(shown, 1)]
  return (
    <div className="adm-calbar">
      <PageLink className="icon-btn" to={addressOf(before)} aria-label={stepName(before)} preventScrollReset>
        <ChevronLeft />
      </PageLink>
      <h2 aria-live="polite">{titleOf(shown, today)}</h2>
      <PageLink className="icon-btn" to={addressOf(after)} aria-label={stepName(after)} preventScrollReset>
        <ChevronRight />
      </PageLink>
      <ButtonLink look="line" small to={addressOf({ ...shown, day: today })} preventScrollReset>
        {t('Today')}
      </ButtonLink>
      <nav className="adm-seg" aria-label={t('View')}>
        {views.map((view) => (
          <PageLink
            key={view}
            to={addressOf({ ...shown, view })}
            aria-current={view === shown.view ? 'true' : undefined}
            preventScrollReset
          >
            {t(labels[view])}
          </PageLink>
        ))}
      </nav>
    </div>
  )
}
