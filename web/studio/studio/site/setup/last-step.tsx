import { api } from '../../../../../contract/api.ts'
import type { MailSetup } from '../../../../../contract/shape/mail.ts'
import { hasBiography, siteName } from '../../../../../contract/shape/site.ts'
import type { Payments } from '../../../../../contract/shape/studio-settings.ts'
import type { SetupProgress, SetupStep } from '../../../../../contract/studio/setup.ts'
import { inSentences, t } from '../../../../../language/t.ts'
import { signedCall } from '../../../../lib/signed-call.ts'
import { promisesInWords } from '../../../../site/booking/promise-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { toastApiError } from '../../../../ui/toast.ts'
import { weekInWords } from '../../../booking/week-words.ts'
import { Check, ExternalLink, Pencil } from '../../../ui/icons.tsx'
import { StepFoot, type StepWays } from '../../../ui/step-form.tsx'
import type { LoadedSettings } from '../use-settings.ts'

export interface SetupLoaded {
  settings: LoadedSettings
  mail: MailSetup
  progress: SetupProgress
  /** The first service, if there is one. */
  service: string
}

/** 'bKash, cash; 30% advance' */
export function paymentsInWords({ bkash, nagad, rocket, bank, cash, advance }: Payments) {
  const ways = [
    bkash.on && t('bKash'),
    nagad.on && t('Nagad'),
    rocket.on && t('Rocket'),
    bank.on && t('bank'),
    cash && t('cash'),
  ]
  return t('{ways}; {advance}% advance', {
    ways: ways.filter(Boolean).join(', ') || t('No payment method yet'),
    advance,
  })
}

type Words = [title: string, text?: string]
type Line = [step: SetupStep | 'biography', there: Words, missing: Words, verb: string]

/** What is there, or missing and can be added. */
const linesOf = ({ settings: { site, studio }, mail, service }: SetupLoaded): Line[] => [
  [
    'name',
    [siteName(site), [site.owner, site.email, site.phone].filter(Boolean).join(', ')],
    [t('No name yet'), t('Your site still has the name of the software.')],
    t('Enter your name'),
  ],
  [
    'portrait',
    [t('Your portrait'), site.pictures.portrait.alt],
    [t('No portrait'), t('The first letter of your name is shown.')],
    t('Add it'),
  ],
  [
    'service',
    [t('Requests are open'), inSentences(service, weekInWords(studio.hours))],
    [t('No service yet'), t('Requests open as soon as you add one.')],
    t('Add a service'),
  ],
  [
    'promises',
    [t('Your promises'), promisesInWords(studio.calendar)],
    [t('Promises with safe defaults'), promisesInWords(studio.calendar)],
    t('Check them'),
  ],
  [
    'payments',
    [studio.payments ? paymentsInWords(studio.payments) : ''],
    [t('No payment method yet'), t('Offers do not say how to pay.')],
    t('Choose payment methods'),
  ],
  [
    'mail',
    [t('Email is set up'), mail.from],
    [t('No mail server'), t('Nobody gets an email yet.')],
    t('Set it up'),
  ],
  [
    'biography',
    [t('About you')],
    [t('Nothing about you yet'), t('About shows only your name and how to reach you.')],
    t('Write something'),
  ],
]

interface LastStepProps extends Pick<StepWays, 'onBack'> {
  setup: SetupLoaded
  addressOf: (step: SetupStep) => string
  onLeave: (to: string) => void
}

/** A summary of the setup, and what can wait. */
export function LastStep({ setup, addressOf, onBack, onLeave }: LastStepProps) {
  const { site } = setup.settings
  const done = new Set<Line[0]>(setup.progress.done)
  if (hasBiography(site)) done.add('biography')
  const openSite = async () => {
    try {
      if (site.closed) await signedCall(api.site.update, { body: { closed: false } })
      onLeave('/')
    } catch (error) {
      toastApiError(error)
    }
  }
  return (
    <div className="adm-step">
      <ul className="adm-setup-end">
        {linesOf(setup).map(([step, there, missing, verb]) => {
          const isDone = done.has(step)
          const [title, text] = isDone ? there : missing
          return (
            <li key={step} className={isDone ? 'adm-ok' : undefined}>
              {isDone ? <Check /> : <Pencil />}
              <span>
                <b>{title}</b>
                {text && <span>{text}</span>}
                {!isDone && (
                  <PageLink
                    className="adm-link"
                    to={step === 'biography' ? '/admin/settings/biography' : addressOf(step)}
                  >
                    {verb}
                  </PageLink>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="note">{t('You will find every step again under Settings, Setup.')}</p>
      <StepFoot
        verb={
          <Button look="accent" onClick={() => void openSite()}>
            <ExternalLink className="icon-s" />
            {t('Open your site')}
          </Button>
        }
        other={
          <Button look="bare" onClick={() => onLeave('/admin/dashboard')}>
            {t('Go to the dashboard')}
          </Button>
        }
        onBack={onBack}
      />
    </div>
  )
}
