const kinds = [
  ['agreed', 'Confirmed'],
  ['held', 'Hold, with its end'],
  ['asked', 'Request, waits for you'],
  ['busy', 'Busy elsewhere'],
  ['blocked', 'Blocked or day off'],
] as const

export const Legend = () => (
  <p className="adm-legend">
    {kinds.map(([kind, words]) => (
      <span key={kind}>
        <i className={`adm-entry-${kind}`} aria-hidden="true" />
        {words}
      </span>
    ))}
  </p>
)
