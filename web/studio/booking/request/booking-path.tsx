import { classNames } from '../../../ui/class-names.ts'
import { Check } from '../../ui/icons.tsx'
import { type Step, stepWords } from './booking-steps.ts'
import { t } from '../../../../language/t.ts'

/** The progress of a booking: a line of steps, on phones bars and a sentence. */
export function BookingPath({ steps }: { steps: Step[] }) {
  const now = steps.find(({ state }) => state === 'now') ?? steps.at(-1)!
  return (
    <>
      <ol className="adm-path" aria-label={t('Progress')}>
        {steps.map(({ title, note, state }) => (
          <li
            key={title}
            className={classNames(state === 'past' && 'adm-path-past', state === 'now' && 'adm-path-now')}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {state === 'past' && <Check />}
            {title}
            <span>{note}</span>
          </li>
        ))}
      </ol>
      <section className="adm-path-small" aria-label={t('Progress')}>
        <b>{now.note ? `${now.title}: ${now.note}` : now.title}</b>
        <div className="adm-path-bars" aria-hidden="true">
          {steps.map(({ title, state }) => (
            <i key={title} data-state={state} />
          ))}
        </div>
        <p>{stepWords(steps)}</p>
      </section>
    </>
  )
}
