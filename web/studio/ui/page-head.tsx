import { t, type Label } from '../../../language/t.ts'
import type { ReactNode } from 'react'
import { useLastListAddress } from '../lib/list-state.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'

interface AdminHeadProps {
  title: string
  /** One line that counts or explains. */
  lede?: ReactNode
  /** Only on pages below another one. */
  back?: BackLink
  /** Buttons at the right; below the title on phones. */
  actions?: ReactNode
}

export function AdminHead({ title, lede, back, actions }: AdminHeadProps) {
  const place = useLastListAddress(back?.to ?? '')
  return (
    <div className="adm-head">
      <div>
        {back && (
          <PageLink className="adm-back" to={place}>
            <ArrowLeft />
            {t(back.label)}
          </PageLink>
        )}
        <h1>{title}</h1>
        {lede && <p className="adm-lede">{lede}</p>}
      </div>
      {actions && <div className="adm-acts">{actions}</div>}
    </div>
  )
}

/** The page above, and its name. */
export interface BackLink {
  to: string
  label: Label
}
