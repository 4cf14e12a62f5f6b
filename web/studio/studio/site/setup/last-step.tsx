import type { ReactNode } from 'react'
import { api } from '../../../../../contract/api.ts'
import type { MailSetup } from '../../../../../contract/shape/mail.ts'
import type { SetupProgress, SetupStep } from '../../../../../contract/studio/setup.ts'
import type { SavedSite } from '../../../../../contract/shape/site-settings.ts'
import { hasBiography, siteName } from '../../../../../contract/shape/site.ts'
import type { Studio } from '../../../../../contract/shape/studio-settings.ts'
import { inSentences, t } from '../../../../../language/t.ts'
import { weekInWords } from '../../../booking/week-words.ts'
import { signedCall } from '../../../../lib/signed-call.ts'
import { Check, ExternalLink, Pencil } from '../../../ui/icons.tsx'
import { StepFoot } from '../../../ui/step-form.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { toastApiError } from '../../../../ui/toast.ts'
import { promisesInWords } from '../../../../site/booking/promise-words.ts'
import { paymentsInWords } from './in-words.ts'

export interface SetupLoaded {
  site: SavedSite
  studio: Studio
  mail: MailSetup
  progress: SetupProgress
  /** The first service, if there is one. */
  service: string
}

interface LineProps {
  /** What is there or missing. */
  is: boolean
  title: string
  text?: string
  /** Where to add it. */
  to: string
  verb: string
}

const Line = ({ is, title, text, to, verb }: LineProps): ReactNode => (
  <li className={is ? 'adm-ok' : undefined}>
    {is ? <Check /> : <Pencil />}
    <span>
      <b>{title}</b>
      {text && <span>{text}</span>}
      {!is && (
        <PageLink className="adm-link" to={to}>
          {verb}
        </PageLink>
      )}
    </span>
  </li>
)

interface LastStepProps extends SetupLoaded {
  addressOf: (step: SetupStep) => string
  onBack?: () => void
  onLeave: (to: string) => void
}

/** A summary of the setup, and what can wait. */
export function LastStep({
  site,
  studio,
  mail,
  progress,
  service,
  addressOf,
  onBack,
  onLeave,
}: LastStepProps) {
  const has = (step: SetupStep) => progress.done.includes(step)
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
        <Line
          is={has('name')}
          title={has('name') ? siteName(site) : t('No name yet')}
          text={
            has('name')
              ? [site.owner, site.email, site.phone].filter(Boolean).join(', ')
              : t('Your site still has the name of the software.')
          }
          to={addressOf('name')}
          verb={t('Enter your name')}
        />
        <Line
          is={has('portrait')}
          title={has('portrait') ? t('Your portrait') : t('No portrait')}
          text={has('portrait') ? site.pictures.portrait.alt : t('The first letter of your name is shown.')}
          to={addressOf('portrait')}
          verb={t('Add it')}
        />
        <Line
          is={has('service')}
          title={has('service') ? t('Requests are open') : t('No service yet')}
          text={
            has('service')
              ? inSentences(service, weekInWords(studio.hours))
              : t('Requests open as soon as you add one.')
          }
          to={addressOf('service')}
          verb={t('Add a service')}
        />
        <Line
          is={has('promises')}
          title={has('promises') ? t('Your promises') : t('Promises with safe defaults')}
          text={promisesInWords(studio.calendar)}
          to={addressOf('promises')}
          verb={t('Check them')}
        />
        <Line
          is={has('payments')}
          title={studio.payments ? paymentsInWords(studio.payments) : t('No payment method yet')}
          text={studio.payments ? undefined : t('Offers do not say how to pay.')}
          to={addressOf('payments')}
          verb={t('Choose payment methods')}
        />
        <Line
          is={has('mail')}
          title={has('mail') ? t('Email is set up') : t('No mail server')}
          text={has('mail') ? mail.from : t('Nobody gets an email yet.')}
          to={addressOf('mail')}
          verb={t('Set it up')}
        />
        <Line
          is={hasBiography(site)}
          title={hasBiography(site) ? t('About you') : t('Nothing about you yet')}
          text={hasBiography(site) ? undefined : t('About shows only your name and how to reach you.')}
          to="/admin/settings/biography"
          verb={t('Write something')}
        />
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
