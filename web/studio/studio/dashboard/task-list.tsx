import {
  CalendarClock,
  CalendarX,
  Wallet,
  ChevronRight,
  CloudOff,
  Mail,
  Picture,
  Pulse,
} from '../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'

const icons = {
  mail: <CloudOff />,
  backup: <Pulse />,
  calendar: <CalendarX />,
  money: <Wallet />,
  gallery: <Picture />,
  request: <CalendarClock />,
  message: <Mail />,
}

interface TaskListProps {
  needs: Task[]
  count: number
  /** The demo does not send its emails. */
  hasOutbox: boolean
}

export function TaskList({ needs, count, hasOutbox }: TaskListProps) {
  return (
    <section className="panel" aria-labelledby="needs-title">
      <header>
        <h2 id="needs-title">
          {t('Needs you now')}
          {count > 0 && <span className="adm-count">{formatNumber(count)}</span>}
        </h2>
        <PageLink className="adm-link" to="/admin/request">
          {t('All requests')}
        </PageLink>
      </header>
      {needs.length === 0 ? (
        <p className="adm-quiet">
          {t('Nothing needs you. New requests, payments and selections appear here.')}
        </p>
      ) : (
        <ul className="adm-now">
          {needs.map(({ kind, to, title, text, verb, alarm }) => (
            <li key={`${to} ${title}`} data-kind={kind} data-alarm={alarm}>
              <span className="center adm-now-ic">{icons[kind]}</span>
              <div>
                <PageLink className="adm-cell-t" to={to} data-row>
                  {title}
                </PageLink>
                <span className="adm-cell-s">{text}</span>
              </div>
              <span className={classNames('btn btn-sm', alarm ? 'btn-ink' : 'btn-line')} aria-hidden="true">
                {verb}
              </span>
              <ChevronRight className="adm-chev" />
            </li>
          ))}
        </ul>
      )}
      {count > needs.length && (
        <p className="adm-quiet">{plural(count - needs.length, '{n} more', '{n} more')}</p>
      )}
      {hasOutbox && (
        <p className="adm-quiet">
          <PageLink className="adm-link" to="/admin/mails">
            {t('This demo keeps its emails in the outbox')}
          </PageLink>
        </p>
      )}
    </section>
  )
}

/** A task for the owner. */
export interface Task {
  kind: 'mail' | 'backup' | 'calendar' | 'money' | 'gallery' | 'request' | 'message'
  to: string
  title: string
  text: string
  /** The action in a word or two. */
  verb: string
  /** Shown in red. */
  alarm?: true
}
