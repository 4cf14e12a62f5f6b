import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ChevronDown } from '../../../ui/icons.tsx'

interface FoldProps {
  title: string
  /** The summary shown while it is closed. */
  sub?: string
  /** Whether the summary reports a problem. */
  isWrong?: boolean
  children: ReactNode
}

/** A panel that is always open on wide screens and folded to one row on phones. */
export const Fold = ({ title, sub, isWrong, children }: FoldProps) => (
  <details className="panel adm-flap">
    <summary>
      <h2>{title}</h2>
      {sub && <span className={classNames('adm-flap-sub', isWrong && 'adm-flap-wrong')}>{sub}</span>}
      <ChevronDown />
    </summary>
    <div className="adm-flap-in">{children}</div>
  </details>
)
