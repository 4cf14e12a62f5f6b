import type { SheetPage } from '../../../../contract/shape/sheet.ts'
import { langOf } from '../../../lib/lang.ts'
import { Code } from './code.tsx'
import { Sums } from './sums.tsx'

const Party = ({ label, lines: [name, ...address] }: { label: string; lines: string[] }) => (
  <div>
    <span className="sheet-label">{label}</span>
    <b lang={langOf(name ?? '')}>{name}</b>
    {address.map((line) => (
      <p key={line} lang={langOf(line)}>
        {line}
      </p>
    ))}
  </div>
)

const Lines = ({ sheet: { columns, rows } }: Pick<SheetPage, 'sheet'>) => (
  <table className="sheet-lines">
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(rows).map(([place, { text, detail, count, each, amount }]) => (
        <tr key={place}>
          <td>
            <span lang={langOf(text)}>{text}</span>
            {detail && <small lang={langOf(detail)}>{detail}</small>}
          </td>
          <td>{each && count}</td>
          <td>{each}</td>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** One paragraph for each line that the owner wrote. */
const Terms = ({ sheet: { terms, termsLabel } }: Pick<SheetPage, 'sheet'>) => (
  <section className="sheet-terms" lang={langOf(terms)}>
    <h3>{termsLabel}</h3>
    {Object.entries(terms.split(/\n+/)).map(([place, text]) => (
      <p key={place}>{text}</p>
    ))}
  </section>
)

/** An offer, an invoice or a receipt; light in both themes. */
export function Sheet({ page }: { page: SheetPage }) {
  const { sheet, advice, code } = page
  return (
    <article className="sheet">
      <p className="sheet-top">{sheet.from[0]}</p>
      <header className="sheet-title">
        <h2>{sheet.title}</h2>
        <p>{sheet.numberLine}</p>
      </header>
      {sheet.cancelled && <p className="sheet-cancelled">{sheet.cancelled}</p>}
      <dl className="sheet-facts">
        {sheet.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="sheet-parties">
        <Party label={sheet.toLabel} lines={sheet.to} />
        <Party label={sheet.fromLabel} lines={sheet.from} />
      </div>
      {sheet.message && (
        <p className="sheet-message" lang={langOf(sheet.message)}>
          {sheet.message}
        </p>
      )}
      <Lines sheet={sheet} />
      <Sums page={page} />
      <div className="sheet-advice">
        <div>
          {sheet.pay.length > 0 && (
            <>
              <h3>{sheet.payLabel}</h3>
              <dl>
                {sheet.pay.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
        <div>
          <h3>{advice.title}</h3>
          <p>{advice.text}</p>
        </div>
        <Code rows={code} />
      </div>
      {sheet.terms && <Terms sheet={sheet} />}
      <footer className="sheet-foot">
        {sheet.footer.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </footer>
    </article>
  )
}
