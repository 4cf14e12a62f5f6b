import type { CSSProperties } from 'react'
import { t } from '../../../../language/t.ts'

const ratios = { a: 1.78, b: 0.8, c: 1.5, d: 0.8, e: 1.5, f: 1.78, g: 0.8, h: 1.5, i: 1.78 }

/** The wall while it loads. */
export const WallSkeleton = () => (
  <div role="status" aria-label={t('Loading pictures')}>
    <ul className="wall" aria-hidden="true">
      {Object.entries(ratios).map(([name, ratio]) => (
        <li key={name} style={{ '--ratio': ratio } as CSSProperties} />
      ))}
    </ul>
  </div>
)
