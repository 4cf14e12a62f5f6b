import type { CSSProperties } from 'react'
import { currentLanguage } from '../../../../language/current.ts'
import { useSite } from '../../../lib/root-data.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { langOf } from '../../../lib/lang.ts'

export function Brand({ full, onNavigate }: { full?: boolean; onNavigate?: () => void }) {
  const { brand: inLatin, brandInBangla, trade } = useSite()
  const brand = (currentLanguage() === 'bn' && brandInBangla) || inLatin
  return (
    <PageLink className="brand" to="/" onClick={onNavigate}>
      <span
        className="brand-name"
        lang={langOf(brand)}
        style={{ '--letters': brand.length } as CSSProperties}
      >
        {brand}
      </span>{' '}
      {full && <small>{trade}</small>}
    </PageLink>
  )
}
