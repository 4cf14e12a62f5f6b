import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

/** A grey box in the place and size of what comes. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <div className={classNames('skeleton', className)} style={style} aria-hidden="true" />
}

/** A line of text that has not come yet. */
export function Bone({ width = '100%', height, gap }: { width?: string; height?: number; gap?: number }) {
  return <Skeleton className="bone" style={{ width, height, marginTop: gap }} />
}
