import { classNames } from './class-names.ts'
import { t } from '../../language/t.ts'
import type { CSSProperties } from 'react'

export function Spinner({ small }: { small?: boolean }) {
  return <span className={classNames('aperture', small && 'aperture-sm')} aria-hidden="true" />
}

/** Replaces a whole page or panel while it loads. */
export function Loading({ label = t('Loading') }: { label?: string }) {
  return (
    <div className="loading" role="status">
      <Spinner />
      <span className="sr">{label}</span>
    </div>
  )
}

/** A grey box in the place and size of the content that is loading. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div className={classNames('skeleton', className)} style={style} aria-hidden="true" />
}

/** A line of text that is loading. */
export function Bone({ width = '100%', height, gap }: { width?: string; height?: number; gap?: number }) {
  return <Skeleton className="bone" style={{ width, height, marginTop: gap }} />
}
