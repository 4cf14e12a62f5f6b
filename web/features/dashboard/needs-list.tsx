import { StarOutline } from '../../ui/icons.tsx'
import {
  CalendarClock,
  CalendarX,
  Wallet,
  ChevronRight,
  CloudOff,
  Mail,
  Picture,
  Pulse,
} from '../../ui/admin/icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { Need } from './need.ts'
import { t } from '../../../language/t.ts'

const icons = {
  mail: <CloudOff />,
  backup: <Pulse />,
  calendar: <CalendarX />,
  money: <Wallet />,
  gallery: <Picture />,
  request: <CalendarClock />,
  message: <Mail />,
  review: <StarOutline />,
}

export function NeedsList({ needs }: { needs: Need[] }) {
  return (
    <section className="panel" aria-labelledby="needs-title">
      <header>
        <h2 id="needs-title">{t('Needs you now')}</h2>
        <PageLink className="adm-link" to="/admin/request">
          {t('All requests')}
        </PageLink>
      </header>
      {needs.length === 0 ? (
        <p className="adm-quiet">
          {t('Nothing waits for you. New requests, messages and reviews appear here.')}
        </p>
      ) : (
        <ul className="adm-now">
          {needs.map(({ kind, to, title, text, verb }) => (
            <li key={`${to} ${title}`}>
              <span className="center adm-now-ic">{icons[kind]}</span>
              <div>
                <PageLink className="adm-cell-t" to={to} data-row>
                  {title}
                </PageLink>
                <span className="adm-cell-s">{text}</span>
              </div>
              <span className="btn btn-line btn-sm" aria-hidden="true">
                {verb}
              </span>
              <ChevronRight className="adm-chev" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
