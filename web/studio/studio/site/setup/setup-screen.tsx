import { type ComponentType, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { MailSetup } from '../../../../../contract/shape/mail.ts'
import { type SetupProgress, type SetupStep, setupSteps } from '../../../../../contract/studio/setup.ts'
import { formatNumber } from '../../../../../language/numbers.ts'
import { type Label, t } from '../../../../../language/t.ts'
import { Check } from '../../../ui/icons.tsx'
import type { StepWays } from '../../../ui/step-form.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PageLink } from '../../../../ui/page-link.tsx'
import { LastStep, type SetupLoaded } from './last-step.tsx'
import { NameStep, PortraitStep } from './site-steps.tsx'
import { SitePreview } from './site-preview.tsx'
import { DaysStep, PaymentsStep, PromisesStep } from './studio-steps.tsx'

const screens = [...setupSteps, 'open'] as const
type Screen = (typeof screens)[number]

interface SetupScreenProps extends SetupLoaded {
  /** Steps of other nouns. */
  ServiceStep: ComponentType<StepWays & { service: string }>
  MailStep: ComponentType<StepWays & { mail: MailSetup }>
  publicUrl: string
  /** Reloads what is stored. */
  reload: () => Promise<void>
  skip: (step: SetupStep) => Promise<unknown>
  /** Leaves permanently, or until later. */
  leave: (isEnd: boolean, to: string) => void
}

const words: Record<Screen, [title: Label, lede: Label]> = {
  name: ['You and your studio', 'Two minutes for this, ten for everything.'],
  portrait: ['Your portrait', 'Without one, the first letter of your name is shown.'],
  service: [
    'First service',
    'What you offer, with a price and a picture. Requests open as soon as it is there.',
  ],
  days: ['Days and hours', 'When you work. Clients can ask for these days.'],
  promises: ['Your promises', 'What can clients count on? Your site tells them in these words.'],
  payments: [
    'Getting paid',
    'Clients see this with an offer. The money goes straight to you; this site never touches it.',
  ],
  mail: ['Email', 'So that replies, offers and receipts reach your clients.'],
  open: ['Open your site', 'What you have set up, and what can wait.'],
}

const addressOf = (screen: Screen) => `/admin/setup?step=${screen}`

function Body({ screen, ways, ...setup }: SetupScreenProps & { screen: Screen; ways: StepWays }) {
  const { site, studio, mail, service, ServiceStep, MailStep } = setup
  switch (screen) {
    case 'name':
      return <NameStep site={site} signsInWith={mail.owner} {...ways} />
    case 'portrait':
      return <PortraitStep site={site} {...ways} />
    case 'service':
      return <ServiceStep service={service} {...ways} />
    case 'days':
      return <DaysStep studio={studio} {...ways} />
    case 'promises':
      return <PromisesStep studio={studio} {...ways} />
    case 'payments':
      return <PaymentsStep studio={studio} {...ways} />
    case 'mail':
      return <MailStep mail={mail} {...ways} />
    case 'open':
      return (
        <LastStep
          {...setup}
          addressOf={addressOf}
          onBack={ways.onBack}
          onLeave={(to) => setup.leave(true, to)}
        />
      )
  }
}

interface PlaceProps {
  progress: SetupProgress
  screen: Screen
}

const isDone = ({ done }: SetupProgress, screen: Screen) => screen !== 'open' && done.includes(screen)

const Bars = ({ progress, screen }: PlaceProps) => (
  <span className="adm-setup-bars" aria-hidden="true">
    {screens.map((one) => (
      <i key={one} className={classNames(isDone(progress, one) && 'adm-ok', one === screen && 'adm-on')} />
    ))}
  </span>
)

const Steps = ({ progress, screen }: PlaceProps) => (
  <nav aria-label={t('Setup')}>
    <ol className="adm-setup-list">
      {screens.map((one, index) => (
        <li key={one} className={classNames(isDone(progress, one) && 'adm-ok', one === screen && 'adm-on')}>
          <PageLink to={addressOf(one)} aria-current={one === screen ? 'step' : undefined}>
            <span className="adm-setup-no">
              {isDone(progress, one) ? <Check /> : formatNumber(index + 1)}
            </span>
            {t(words[one][0])}
          </PageLink>
        </li>
      ))}
    </ol>
  </nav>
)

/** Eight steps, one per screen. None blocks another, and leaving takes one tap. */
export function SetupScreen(setup: SetupScreenProps) {
  const { site, progress, publicUrl, reload, skip, leave } = setup
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wanted = screens.find((screen) => screen === query.get('step'))
  const screen =
    wanted ??
    setupSteps.find((step) => !progress.done.includes(step) && !progress.skipped.includes(step)) ??
    'open'
  const index = screens.indexOf(screen)
  const [title, lede] = words[screen]

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [screen])

  const goTo = (place: number) => void navigate({ search: `?step=${screens[place]!}` })
  const goOn = () => void reload().then(() => goTo(index + 1))
  return (
    <>
      <div className="adm-setup-place">
        <b>{t('Step {n} of {total}', { n: formatNumber(index + 1), total: formatNumber(screens.length) })}</b>
        <Bars progress={progress} screen={screen} />
        <button type="button" className="adm-link" onClick={() => leave(false, '/admin/dashboard')}>
          {t('Finish later')}
        </button>
      </div>
      <div className="adm-setup" data-screen={screen}>
        <div className="adm-setup-main">
          <h1 ref={heading} tabIndex={-1}>
            {screen === 'open' && site.owner ? t('Your site is ready') : t(title)}
          </h1>
          <p className="adm-setup-lede">{t(lede)}</p>
          <Body
            key={screen}
            {...setup}
            screen={screen}
            ways={{
              onSaved: goOn,
              onSkip: () => void skip(screen as SetupStep).then(goOn),
              onBack: index > 0 ? () => goTo(index - 1) : undefined,
            }}
          />
        </div>
        <div className="adm-setup-side">
          <Steps progress={progress} screen={screen} />
          <SitePreview publicUrl={publicUrl} of={setup} />
        </div>
      </div>
    </>
  )
}
