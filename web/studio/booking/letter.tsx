import type { ReactNode } from 'react'
import { formatUsDateTime } from '../../../contract/shape/dates.ts'
import { langOf } from '../../lib/lang.ts'

/** A message with its time; details are shown next to the time. */
export const Letter = ({ body, date, children }: { body: string; date: string; children?: ReactNode }) => (
  <li>
    <p className="adm-letter" lang={langOf(body)}>
      {body}
    </p>
    <div className="row adm-reply-foot">
      <time className="adm-soft adm-small adm-num" dateTime={date}>
        {formatUsDateTime(date)}
      </time>
      {children}
    </div>
  </li>
)
