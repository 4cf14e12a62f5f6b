import { classNames } from './class-names.ts'
import { t } from '../../language/t.ts'
import type { CSSProperties } from 'react'

export function Spinner({ small }: { small?: boolean }) {
  return <span className={classNames('aperture', small && 'aperture-sm')} aria-hidden="true" />
}

/** Stands in for a whole page or panel that is not known yet. */
export function Loading({ label = t('Loading') }: { label?: string }) {
  return (
    <div className="loading" role="status">
      <Spinner />
      <span className="sr">{label}</span>
    </div>
  )
}

/** A grey box in the place and size of what comes. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div className={classNames('skeleton', className)} style={style} aria-hidden="true" />
}

/** A line of text that has not come yet. */
export function Bone({ width = '100%', height, gap }: { width?: string; height?: number; gap?: number }) {
  return <Skeleton className="bone" style={{ width, height, marginTop: gap }} />
}
