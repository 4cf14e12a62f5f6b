import type { Week } from '../../../../contract/studio/dashboard.ts'
import { shortDay } from '../../lib/days.ts'
import { groupDigits } from '../../../lib/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { t } from '../../../../language/t.ts'

export type Measure = Exclude<keyof Week, 'start'>

const slot = 10
const floor = 76
const ceiling = 72

interface PlotProps {
  name: string
  measure: Measure
  weeks: Week[]
  /** The index of the highlighted week. */
  marked: number
  onMark: (index: number) => void
}

/** One bar for each week; the current week is paler. */
function Bars({ heights, weeks }: { heights: number[]; weeks: Week[] }) {
  return heights.map((height, index) => (
    <rect
      key={weeks[index]!.start}
      className="adm-plot-bar"
      x={index * slot + 2.4}
      y={floor - height}
      width={5.2}
      height={height}
      opacity={index === heights.length - 1 ? 0.5 : undefined}
    />
  ))
}

/** A line with its area; dotted for the current week. */
function Line({ heights }: { heights: number[] }) {
  const points = heights.map((height, index) => `${index * slot + 5},${(floor - height).toFixed(1)}`)
  const last = (heights.length - 1) * slot + 5
  return (
    <>
      <path className="adm-area" d={`M5,${floor} L${points.join(' L')} L${last},${floor} Z`} />
      <path className="adm-line" d={`M${points.slice(0, -1).join(' L')}`} />
      <path className="adm-line" strokeDasharray="4 4" d={`M${points.slice(-2).join(' L')}`} />
    </>
  )
}

/** One small plot with its own scale. The numbers are in the table. */
export function Plot({ name, measure, weeks, marked, onMark }: PlotProps) {
  const counts = weeks.map((week) => week[measure])
  const peak = Math.max(1, ...counts)
  const heights = counts.map((count) => (count / peak) * ceiling)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const at = weeks[marked]
  return (
    <figure className={classNames('adm-plot', `adm-plot-${measure}`)}>
      <figcaption>
        <i />
        <b>{name}</b> <span>{t('{total} in all', { total: groupDigits(total) })}</span>
        {at && (
          <span className="adm-peak">
            {shortDay(at.start)}: <b>{groupDigits(at[measure])}</b>
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * slot} ${floor}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('{name} per week over {length} weeks; the table has the numbers', {
          name,
          length: weeks.length,
        })}
      >
        <rect className="adm-mark" x={marked * slot} y={-4} width={slot} height={floor + 4} />
        <line x1={0} x2="100%" y1={floor} y2={floor} />
        <line x1={0} x2="100%" y1={floor / 2} y2={floor / 2} strokeDasharray="2 4" />
        {measure === 'views' ? <Line heights={heights} /> : <Bars heights={heights} weeks={weeks} />}
        {weeks.map((week, index) => (
          <rect
            key={week.start}
            className="adm-hit"
            x={index * slot}
            y={-4}
            width={slot}
            height={floor + 4}
            onPointerEnter={() => onMark(index)}
          />
        ))}
      </svg>
    </figure>
  )
}
