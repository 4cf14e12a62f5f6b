import { type Label, t } from '../../../../language/t.ts'

const kinds: [kind: string, words: Label][] = [
  ['agreed', 'Confirmed'],
  ['held', 'Hold, with its end'],
  ['asked', 'Request, your turn'],
  ['busy', 'Busy elsewhere'],
  ['blocked', 'Blocked or day off'],
]

export const Legend = () => (
  <p className="adm-legend">
    {kinds.map(([kind, words]) => (
      <span key={kind}>
        <i className={`adm-entry-${kind}`} aria-hidden="true" />
        {t(words)}
      </span>
    ))}
  </p>
)
