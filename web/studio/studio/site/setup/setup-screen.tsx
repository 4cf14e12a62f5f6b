import { type ComponentType, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { api } from '../../../../../contract/api.ts'
import type { Body } from '../../../../../contract/shape/endpoint.ts'
import type { MailSetup } from '../../../../../contract/shape/mail.ts'
import { type SetupStep, setupSteps } from '../../../../../contract/studio/setup.ts'
import { formatNumber } from '../../../../../language/numbers.ts'
import { type Label, t } from '../../../../../language/t.ts'
import { Check } from '../../../ui/icons.tsx'
import type { StepWays } from '../../../ui/step-form.tsx'
import { signedCall } from '../../../../lib/signed-call.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { PageLink } from '../../../../ui/page-link.tsx'
import { toastApiError } from '../../../../ui/toast.ts'
import { LastStep, type SetupLoaded } from './last-step.tsx'
import { SitePreview } from './site-preview.tsx'
import { DaysStep, NameStep, PaymentsStep, PortraitStep, PromisesStep } from './steps.tsx'

const screens = [...setupSteps, 'open'] as const
type Screen = (typeof screens)[number]

interface SetupScreenProps extends SetupLoaded {
  /** Steps of other nouns. */
  ServiceStep: ComponentType<StepWays & { service: string }>
  MailStep: ComponentType<StepWays & { mail: MailSetup }>
  publicUrl: string
}

type Step = ComponentType<StepWays & { setup: SetupScreenProps; onLeave: (to: string) => void }>

const addressOf = (screen: Screen) => `/admin/setup?step=${screen}`

const steps: Record<Screen, [title: Label, lede: Label, Step: Step]> = {
  name: ['You and your studio', 'Two minutes for this, ten for everything.', NameStep],
  portrait: ['Your portrait', 'Without one, the first letter of your name is shown.', PortraitStep],
  service: [
    'First service',
    'What you offer, with a price and a picture. Requests open as soon as it is there.',
    ({ setup: { ServiceStep, service }, ...ways }) => <ServiceStep service={service} {...ways} />,
  ],
  days: ['Days and hours', 'When you work. Clients can ask for these days.', DaysStep],
  promises: [
    'Your promises',
    'What can clients count on? Your site tells them in these words.',
    PromisesStep,
  ],
  payments: [
    'Getting paid',
    'Clients see this with an offer. The money goes straight to you; this site never touches it.',
    PaymentsStep,
  ],
  mail: [
    'Email',
    'So that replies, offers and receipts reach your clients.',
    ({ setup: { MailStep, mail }, ...ways }) => <MailStep mail={mail} {...ways} />,
  ],
  open: [
    'Open your site',
    'What you have set up, and what can wait.',
    (step) => <LastStep {...step} addressOf={addressOf} />,
  ],
}

const change = (body: Body<typeof api.setup.update>) =>
  signedCall(api.setup.update, { body }).catch(toastApiError)

/** Eight steps, one per screen. None blocks another, and leaving takes one tap. */
export function SetupScreen(setup: SetupScreenProps) {
  const { settings, mail, service, progress, publicUrl } = setup
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  const wanted = screens.find((screen) => screen === query.get('step'))
  const screen =
    wanted ??
    setupSteps.find((step) => !progress.done.includes(step) && !progress.skipped.includes(step)) ??
    'open'
  const index = screens.indexOf(screen)
  const [title, lede, Step] = steps[screen]
  const isDone = (one: Screen) => one !== 'open' && progress.done.includes(one)
  const look = (one: Screen) => classNames(isDone(one) && 'adm-ok', one === screen && 'adm-on')

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [screen])

  const goTo = (place: number) => void navigate({ search: `?step=${screens[place]!}` })
  const goOn = () => void revalidate().then(() => goTo(index + 1))
  const leave = (isForever: boolean, to: string) => void change({ left: isForever }).then(() => navigate(to))
  return (
    <>
      <div className="adm-setup-place">
        <b>{t('Step {n} of {total}', { n: formatNumber(index + 1), total: formatNumber(screens.length) })}</b>
        <span className="adm-setup-bars" aria-hidden="true">
          {screens.map((one) => (
            <i key={one} className={look(one)} />
          ))}
        </span>
        <button type="button" className="adm-link" onClick={() => leave(false, '/admin/dashboard')}>
          {t('Finish later')}
        </button>
      </div>
      <div className="adm-setup" data-screen={screen}>
        <div className="adm-setup-main">
          <h1 ref={heading} tabIndex={-1}>
            {screen === 'open' && settings.site.owner ? t('Your site is ready') : t(title)}
          </h1>
          <p className="adm-setup-lede">{t(lede)}</p>
          <Step
            key={screen}
            setup={setup}
            onSaved={goOn}
            onSkip={() => void change({ skip: screen as SetupStep }).then(goOn)}
            onBack={index > 0 ? () => goTo(index - 1) : undefined}
            onLeave={(to) => leave(true, to)}
          />
        </div>
        <div className="adm-setup-side">
          <nav aria-label={t('Setup')}>
            <ol className="adm-setup-list">
              {screens.map((one, index) => (
                <li key={one} className={look(one)}>
                  <PageLink to={addressOf(one)} aria-current={one === screen ? 'step' : undefined}>
                    <span className="adm-setup-no">{isDone(one) ? <Check /> : formatNumber(index + 1)}</span>
                    {t(steps[one][0])}
                  </PageLink>
                </li>
              ))}
            </ol>
          </nav>
          <SitePreview publicUrl={publicUrl} of={{ settings, mail, service, progress }} />
        </div>
      </div>
    </>
  )
}
