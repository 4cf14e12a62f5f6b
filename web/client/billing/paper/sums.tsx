import type { SheetPage } from '../../../../contract/shape/sheet.ts'

/** The totals, and a stamp with what has been paid. */
export const Sums = ({ page: { sheet, stamp } }: { page: SheetPage }) => (
  <div className="sheet-sums">
    <div>
      {stamp && (
        <p className="sheet-stamp">
          {stamp.title}
          <small>{stamp.detail}</small>
        </p>
      )}
    </div>
    <div>
      <dl>
        {sheet.sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="sheet-figure">
          <dt>{sheet.figure.name}</dt>
          <dd>{sheet.figure.value}</dd>
        </div>
      </dl>
      <p className="sheet-label">{sheet.words}</p>
    </div>
  </div>
)
