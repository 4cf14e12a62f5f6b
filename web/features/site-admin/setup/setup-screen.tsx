import { type ComponentType, type ReactNode, useState } from 'react'
import type { MailSetup } from '../../../../contract/mail.ts'
import { type SetupProgress, type SetupStep, setupSteps } from '../../../../contract/setup.ts'
import type { SavedSite } from '../../../../contract/site-settings.ts'
import { siteName } from '../../../../contract/site.ts'
import type { Studio } from '../../../../contract/studio-settings.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/admin/icons.tsx'
import { ChevronDown } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NameStep, PhoneStep, PortraitStep } from './site-steps.tsx'
import type { StepProps } from './step-props.ts'
import { DaysStep, PaymentsStep } from './studio-steps.tsx'
import { weekInWords } from '../../../lib/admin/week-words.ts'
import { paymentsInWords } from './in-words.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { type Label, plural, t } from '../../../../language/t.ts'

export interface SetupLoaded {
  site: SavedSite
  studio: Studio
  mail: MailSetup
  progress: SetupProgress
  /** The first service, where there is one. */
  service: string
}

interface SetupScreenProps extends SetupLoaded {
  /** Steps of other features. */
  ServiceStep: ComponentType<StepProps>
  MailStep: ComponentType<StepProps & { mail: MailSetup }>
  /** What visitors see meanwhile. */
  aside: ReactNode
  onSaved: () => void
  onSkip: (step: SetupStep) => void
  onLeave: () => void
}

const titles: Record<SetupStep, [title: Label, promise: Label]> = {
  name: ['Your name and brand', 'It is on every page and in every email'],
  phone: ['Phone and WhatsApp', 'So that people can reach you'],
  portrait: ['Your portrait', 'The first letter of your name is shown instead'],
  service: ['Your first service', 'What you offer, with a price and a picture'],
  days: ['Days you work', 'Sunday to Saturday'],
  payments: ['How you are paid', 'bKash, Nagad, Rocket, bank or cash'],
  mail: ['Mail test', 'So that answers reach your clients'],
}

const minutesEach = 0.6

function valueOf(step: SetupStep, { site, studio, service }: SetupLoaded) {
  const values: Record<SetupStep, string> = {
    name: [site.owner, siteName(site)].filter(Boolean).join(', '),
    phone: site.phone || site.whatsApp,
    portrait: site.pictures.portrait.alt,
    service,
    days: studio.hours ? weekInWords(studio.hours) : '',
    payments: studio.payments ? paymentsInWords(studio.payments) : '',
    mail: t('A test has left'),
  }
  return values[step]
}

function Body({ step, props, ...loaded }: SetupScreenProps & { step: SetupStep; props: StepProps }) {
  const { site, studio } = loaded
  switch (step) {
    case 'name':
      return <NameStep site={site} {...props} />
    case 'phone':
      return <PhoneStep site={site} {...props} />
    case 'portrait':
      return <PortraitStep site={site} {...props} />
    case 'service':
      return <loaded.ServiceStep {...props} />
    case 'days':
      return <DaysStep studio={studio} {...props} />
    case 'payments':
      return <PaymentsStep studio={studio} {...props} />
    case 'mail':
      return <loaded.MailStep mail={loaded.mail} {...props} />
  }
}

function Progress({
  progress: { done, skipped },
  open,
}: {
  progress: SetupProgress
  open: SetupStep | null
}) {
  const behind = setupSteps.filter((step) => done.includes(step) || skipped.includes(step)).length
  const left = Math.ceil((setupSteps.length - behind) * minutesEach)
  return (
    <div className="adm-prog">
      <b>{t('{done} of {total}', { done: behind, total: setupSteps.length })}</b>
      <span aria-hidden="true">
        {setupSteps.map((step) => (
          <i key={step} className={done.includes(step) ? 'adm-ok' : step === open ? 'adm-on' : undefined} />
        ))}
      </span>
      <span className="adm-soft adm-small">
        {left > 0 ? plural(left, 'about {n} minute left', 'about {n} minutes left') : t('all behind you')}
      </span>
    </div>
  )
}

/** Seven folds, one of them open. No step blocks another, and leaving is one tap. */
export function SetupScreen(screen: SetupScreenProps) {
  const { site, progress, aside, onSaved, onSkip, onLeave } = screen
  const { done, skipped } = progress
  const waiting = (after = -1) =>
    setupSteps.find((step, index) => index > after && !done.includes(step) && !skipped.includes(step)) ?? null
  const [open, setOpen] = useState<SetupStep | null>(() => waiting())
  const goOn = (step: SetupStep) => setOpen(waiting(setupSteps.indexOf(step)))
  return (
    <>
      <div className="adm-hello">
        <h1>
          {t('Good to have you')}
          {site.owner ? `, ${site.owner.split(' ')[0]}` : ''}
        </h1>
        <p>
          {t(
            'Seven small steps. Each can be skipped and found again under Settings, and you can go on from any device.',
          )}
        </p>
      </div>
      <div className="adm-setup">
        <div className="panel">
          <Progress progress={progress} open={open} />
          <ol>
            {setupSteps.map((step, index) => {
              const isDone = done.includes(step)
              const isSkipped = !isDone && skipped.includes(step)
              const [title, promise] = titles[step]
              const isOpen = step === open
              return (
                <li
                  key={step}
                  className={classNames('adm-step', isDone && 'adm-ok', isSkipped && 'adm-skipped')}
                >
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`step-${step}`}
                    onClick={() => setOpen(isOpen ? null : step)}
                  >
                    <span className="adm-step-no">{isDone ? <Check /> : formatNumber(index + 1)}</span>
                    <span>
                      <span className="adm-cell-t">{t(title)}</span>
                      <span className="adm-cell-s adm-cut">
                        {isDone ? valueOf(step, screen) : t(promise)}
                      </span>
                    </span>
                    {isSkipped ? (
                      <span className="adm-badge">{t('Skipped')}</span>
                    ) : isDone ? (
                      t('Change')
                    ) : (
                      <ChevronDown />
                    )}
                  </button>
                  <div id={`step-${step}`} className="adm-step-body" hidden={!isOpen}>
                    {isOpen && (
                      <Body
                        {...screen}
                        step={step}
                        props={{
                          onSaved: () => {
                            goOn(step)
                            onSaved()
                          },
                          onSkip: () => {
                            goOn(step)
                            onSkip(step)
                          },
                        }}
                      />
                    )}
                  </div>
                </li>
              )
            })}
          </ol>
          <div className="adm-step-leave">
            <Button look={waiting() ? 'bare' : 'accent'} onClick={onLeave}>
              {waiting() ? t('Leave the rest for later') : t('To the dashboard')}
            </Button>
          </div>
        </div>
        {aside}
      </div>
    </>
  )
}
