import { formatPaisa } from '../../../../contract/shape/money.ts'
import { langOf } from '../../../lib/lang.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { t } from '../../../../language/t.ts'

interface Extra {
  text: string
  price: number
}

/** Common lines of the owner, added with one press. */
export function PriceList({ extras, onPick }: { extras: Extra[]; onPick: (extra: Extra) => void }) {
  if (extras.length === 0)
    return (
      <PageLink className="adm-link adm-small" to="/admin/settings/offers">
        {t('Set up a price list')}
      </PageLink>
    )
  return (
    <details className="adm-pricelist">
      <summary className="btn btn-bare btn-sm">{t('From your price list')}</summary>
      <ul>
        {extras.map((extra) => (
          <li key={extra.text}>
            <button type="button" onClick={() => onPick(extra)}>
              <span lang={langOf(extra.text)}>{extra.text}</span>
              <span className="adm-num">{formatPaisa(extra.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
