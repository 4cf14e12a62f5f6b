import * as lucide from 'lucide'
import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { formatLongMoment } from '../../../../../contract/shape/dates.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import { whatsAppLink } from '../../../../../contract/shape/site.ts'
import { t } from '../../../../../language/t.ts'
import { useSite } from '../../../../lib/root-data.ts'
import { icon } from '../../../../ui/icons.tsx'
import { OutsideLink } from '../../../../ui/links.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'

const Clock = icon(lucide.Clock4)
const lookAgainMs = 20_000

type Attempt = NonNullable<ClientMoney['attempt']>

/** The online payment whose outcome the gateway has not reported. */
export const unknownAttempt = ({ attempt }: ClientMoney) =>
  attempt?.outcome === 'unknown' ? attempt : undefined

export const waitingTitle = ({ provider, amount }: Attempt) =>
  provider === 'bkash'
    ? t('Waiting for bKash, {amount}', { amount: formatPaisa(amount) })
    : t('Waiting for SSLCommerz, {amount}', { amount: formatPaisa(amount) })

export const waitingText = ({ provider }: Attempt) =>
  provider === 'bkash'
    ? t('bKash has not confirmed yet whether your payment went through.')
    : t('SSLCommerz has not confirmed yet whether your payment went through.')

/** Polls until the server knows the outcome. */
function usePolling() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

/** Replaces the payment form while the outcome of a payment is unknown. */
export function Waiting({ attempt, reference }: { attempt: Attempt; reference: string }) {
  const { pathname, search } = useLocation()
  usePolling()
  const { startedAt, askedAt, number } = attempt
  const chat = whatsAppLink(
    useSite(),
    t('Hello, I have a question about my booking request {reference}.', { reference }),
  )
  return (
    <>
      <div className="due-unsure" role="status">
        <Clock />
        <div>
          <b>{t('Please do not pay again.')}</b>
          <p>
            {t(
              'If the money has left your account, it is not lost. The site keeps checking, and this page updates by itself.',
            )}
          </p>
          <dl className="due-sum">
            <div>
              <dt>{t('Started')}</dt>
              <dd>{formatLongMoment(startedAt)}</dd>
            </div>
            {askedAt && (
              <div>
                <dt>{t('Last checked')}</dt>
                <dd>{formatLongMoment(askedAt)}</dd>
              </div>
            )}
            {number && (
              <div>
                <dt>{t('Payment number')}</dt>
                <dd>{number}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className="due-pair">
        <PageLink className="btn btn-ink" to={pathname + search} reloadDocument>
          {t('Check again')}
        </PageLink>
        {chat && (
          <OutsideLink className="btn btn-line" href={chat}>
            {t('Write to me on WhatsApp')}
          </OutsideLink>
        )}
      </div>
    </>
  )
}
