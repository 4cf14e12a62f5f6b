import { useRevalidator } from 'react-router'
import type { GatewayState } from '../../../../contract/billing/gateway.ts'
import { GatewayForm } from './gateway-form.tsx'
import { t } from '../../../../language/t.ts'

/** Online payments, next to the accounts for manual transfers. */
export function GatewaysPanel({ gateways }: { gateways: GatewayState[] }) {
  const { revalidate } = useRevalidator()
  return (
    <section className="adm-gateways" aria-labelledby="gateways-title">
      <h2 id="gateways-title">{t('Online payments')}</h2>
      <p className="note">
        {t('Off until you have keys. They are stored encrypted and cannot be read again.')}
      </p>
      {gateways.map((gateway) => (
        <GatewayForm key={gateway.provider} gateway={gateway} onSaved={() => void revalidate()} />
      ))}
    </section>
  )
}
