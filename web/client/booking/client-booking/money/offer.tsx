import type { ReactNode } from 'react'
import type { ClientMoney, OfferPaper } from '../../../../../contract/billing/client-offer.ts'
import { longDay } from '../../../../../contract/shape/day-words.ts'
import { localDigits } from '../../../../../language/numbers.ts'
import { t } from '../../../../../language/t.ts'
import { langOf } from '../../../../lib/lang.ts'
import { Amount } from '../../../../ui/price.tsx'
import { PaperLink } from './paper-link.tsx'

const Line = ({ line }: { line: OfferPaper['lines'][number] }) => (
  <div>
    <dt>
      <b lang={langOf(line.text)}>{line.text}</b>
      {line.detail && <span lang={langOf(line.detail)}>{line.detail}</span>}
      {line.count > 1 && (
        <span>
          {localDigits(line.count)} × <Amount paisa={line.price} />
        </span>
      )}
    </dt>
    <dd>{line.price === 0 ? t('included') : <Amount paisa={line.count * line.price} />}</dd>
  </div>
)

interface OfferLinesProps {
  paper: OfferPaper
  /** Shown after the total. */
  children?: ReactNode
}

/** The lines of the offer, as on the paper. */
export function OfferLines({ paper, children }: OfferLinesProps) {
  const { lines, subtotal, discount, total } = paper
  return (
    <dl className="due-sum">
      {Object.entries(lines).map(([place, line]) => (
        <Line key={place} line={line} />
      ))}
      {discount > 0 && (
        <>
          <div>
            <dt>{t('Subtotal')}</dt>
            <dd>
              <Amount paisa={subtotal} />
            </dd>
          </div>
          <div>
            <dt>{t('Discount')}</dt>
            <dd>
              <Amount paisa={-discount} />
            </dd>
          </div>
        </>
      )}
      <div className="due-total">
        <dt>{t('Total')}</dt>
        <dd>
          <Amount paisa={total} />
        </dd>
      </div>
      {children}
    </dl>
  )
}

/** How much of the total is paid in advance. */
const Plan = ({ paper: { advance, balance, dueOn } }: { paper: OfferPaper }) =>
  advance > 0 && (
    <>
      <div className="due-strong">
        <dt>{t('Advance')}</dt>
        <dd>
          <Amount paisa={advance} />
        </dd>
      </div>
      <div>
        <dt>
          {t('Balance')}
          {dueOn && <span>{t('due on {day}', { day: longDay(dueOn) })}</span>}
        </dt>
        <dd>
          <Amount paisa={balance} />
        </dd>
      </div>
    </>
  )

/** Long terms are folded up, so that the button stays near. */
const shortTerms = 600

const Conditions = ({ text }: { text: string }) => (
  <details className="due-terms" open={text.length <= shortTerms}>
    <summary>{t('Terms')}</summary>
    <p lang={langOf(text)}>{text}</p>
  </details>
)

/** The offer that the client has not answered yet. */
export function Offer({ offer }: { offer: NonNullable<ClientMoney['offer']> }) {
  const { paper } = offer
  return (
    <div className="due-offer">
      <OfferLines paper={paper}>
        <Plan paper={paper} />
      </OfferLines>
      <p className="note">
        {t('The offer is valid until {day}.', { day: longDay(paper.validUntil) })}{' '}
        <PaperLink id={offer._id}>{t('View the offer as a document')}</PaperLink>
      </p>
      {paper.terms && <Conditions text={paper.terms} />}
    </div>
  )
}
