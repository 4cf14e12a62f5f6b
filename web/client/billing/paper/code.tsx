import { t } from '../../../../language/t.ts'

/** The dark squares of the QR code as one path. */
const pathOf = (rows: string[]) =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')

/** The address of the page as a QR code, for people who have the printed paper. */
export const Code = ({ rows }: { rows: string[] }) => (
  <div className="sheet-code">
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('QR code of this page')}
    >
      <path d={pathOf(rows)} />
    </svg>
    <p>{t('Open online')}</p>
  </div>
)
