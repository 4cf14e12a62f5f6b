import type { ReactNode } from 'react'
import { callAddress } from '../../../../contract/shape/phone.ts'
import { addressLines, siteName } from '../../../../contract/shape/site.ts'
import type { Privacy } from '../../../../contract/shape/site-settings.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { useSite } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'

const names = { bkash: 'bKash', sslcommerz: 'SSLCommerz', google: 'Google', github: 'GitHub' }

const listed = (all: (keyof typeof names)[]) => {
  const [first, second] = all.map((name) => names[name])
  return second ? t('{first} and {second}', { first: first!, second }) : first!
}

const days = (count: number) => plural(count, '{n} day', '{n} days')

function Accounts({ accounts }: Privacy) {
  if (accounts.includes('firebase'))
    return <p>{t('Accounts are kept by Firebase Authentication, a service of Google.')}</p>
  const providers = accounts.filter((name) => name !== 'firebase')
  return (
    providers.length > 0 && (
      <p>
        {t(
          'If you sign in with {names}, your name, your email address and your profile picture come from there.',
          {
            names: listed(providers),
          },
        )}
      </p>
    )
  )
}

/** Only periods that the settings and the daily jobs guarantee. */
function periodsOf({ days: kept }: Privacy): [what: string, period: string][] {
  return [
    [t('Requests, bookings and messages'), t('until I erase them, on my own or at your request')],
    [t('Entries on a waiting list'), t('{days} after that day', { days: days(kept.waiting) })],
    [t('Your account and your reviews'), t('until you delete them')],
    [t('Offers, invoices, receipts and payments'), t('kept, because my accounts require them')],
    [t('Private galleries'), t('until I delete them')],
    [t('Visits and downloads of a gallery'), days(kept.visits)],
    [t('Emails that this website has sent'), days(kept.mails)],
    ...(kept.backups
      ? [[t('Backups of all this'), t('{days} more', { days: days(kept.backups) })] as [string, string]]
      : []),
  ]
}

function sectionsOf(privacy: Privacy): { id: string; title: string; content: ReactNode }[] {
  const { gateways, transfers } = privacy
  const payments = {
    id: 'payments',
    title: t('Payments'),
    content: (
      <>
        {gateways.length > 0 && (
          <p>
            {t(
              'You pay with {names} on their own pages. They receive your name, email address, phone number, place and the amount. I see the amount, the time and the transaction number, never your card or PIN.',
              { names: listed(gateways) },
            )}
          </p>
        )}
        {transfers && (
          <p>{t('If you send money yourself, I keep your number and the TrxID that you enter.')}</p>
        )}
      </>
    ),
  }
  return [
    {
      id: 'kept',
      title: t('What is kept'),
      content: (
        <>
          <p>
            {t(
              'When you send a request: your name, email address, phone number, the day, the place and your note. When you write to me: your message. When you create an account: your name, your email address and your password in a form that nobody can read.',
            )}
          </p>
          <Accounts {...privacy} />
          <p>{t('When you accept an offer: your name, the time and your network address.')}</p>
        </>
      ),
    },
    {
      id: 'use',
      title: t('What it is used for'),
      content: (
        <p>
          {t(
            'To answer you, to make an offer, to photograph on the right day and to deliver your pictures. It is never used for advertising and never sold.',
          )}
        </p>
      ),
    },
    {
      id: 'time',
      title: t('How long it is kept'),
      content: (
        <dl className="facts">
          {periodsOf(privacy).map(([what, period]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{period}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    ...(gateways.length > 0 || transfers ? [payments] : []),
    {
      id: 'pictures',
      title: t('Your pictures'),
      content: (
        <p>
          {t(
            'A private gallery opens only with its link, and with its PIN where it has one. Search engines are kept out. I see how often it was visited, what was chosen and what was downloaded.',
          )}
        </p>
      ),
    },
    {
      id: 'cookies',
      title: t('Cookies and statistics'),
      content: (
        <>
          <p>
            {t(
              'One cookie keeps you signed in, and one remembers for a year that somebody has signed in on this device, so that wrong passwords typed elsewhere do not lock you out. A private gallery that you enter has a cookie of its own. Other visitors get no cookie that identifies them.',
            )}
          </p>
          <p>
            {t(
              'There is no analytics service and no advertising network. Views of blog posts are counted without cookies, with a number that changes every day and cannot be traced back to you.',
            )}
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: t('What you can ask for'),
      content: (
        <p>
          {t(
            'You can have a copy of everything that is kept about you, have mistakes corrected, or have it erased. With an account you can do so yourself. Numbered invoices, receipts and payments are kept, with the name on them, as accounting law requires.',
          )}
        </p>
      ),
    },
  ]
}

function Ask() {
  const site = useSite()
  const { email, phone } = site
  const place = [siteName(site), ...addressLines(site.address)].join(', ')
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('Ask me')}</h2>
      <ul>
        {email && (
          <li>
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="text-link" href={callAddress(phone)}>
              {localDigits(phone)}
            </a>
          </li>
        )}
        <li lang={langOf(place)}>{place}</li>
      </ul>
      <div className="actions">
        <ButtonLink to="/contact">{t('Contact Me')}</ButtonLink>
      </div>
    </section>
  )
}

export function PrivacyPage({ privacy }: { privacy: Privacy }) {
  const sections = sectionsOf(privacy)
  return (
    <>
      <PageHead title={t('Privacy')}>
        {t('What this website keeps about you, why, and for how long. In plain words.')}
      </PageHead>
      <div className="wrap grid-12 policy">
        <nav aria-label={t('On this page')}>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-text">
          {sections.map(({ id, title, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
          <Ask />
        </div>
      </div>
    </>
  )
}
