import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Offer } from '../../../../contract/billing/offer.ts'
import { langOf } from '../../../lib/lang.ts'
import { t } from '../../../../language/t.ts'

/** Who accepted when and from where, and the fingerprint of the accepted document. */
export const AcceptanceRecord = ({
  name,
  date,
  address,
  actor,
  sha256,
}: NonNullable<Offer['acceptance']>) => (
  <div className="adm-acceptance">
    <p className="adm-cell-t" lang={langOf(name)}>
      {actor === 'owner'
        ? t('Accepted by {name}, recorded by you', { name })
        : t('Accepted by {name} on their page', { name })}
    </p>
    <p className="adm-cell-s">
      <time dateTime={date}>{formatUsDateTime(date)}</time>
    </p>
    {address && <p className="adm-cell-s">{t('From the network address {address}', { address })}</p>}
    <p className="adm-cell-s adm-hash">{t('Fingerprint of the offer: {sha256}', { sha256 })}</p>
  </div>
)
