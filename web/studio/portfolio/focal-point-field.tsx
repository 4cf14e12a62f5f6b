import type { KeyboardEvent, MouseEvent } from 'react'
import type { FocalPoint } from '../../../contract/shape/focal-point.ts'
import { t } from '../../../language/t.ts'

interface FocalPointFieldProps {
  src: string
  point: FocalPoint
  onPoint: (point: FocalPoint) => void
  /** Receives the size of the picture once it has loaded. */
  onSize: (size: { width: number; height: number }) => void
}

const step = 5
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const within = (percent: number) => Math.max(0, Math.min(100, Math.round(percent)))

/** The whole picture: a click or the arrow keys set the point that every crop keeps in view. */
export function FocalPointField({ src, point: { x, y }, onPoint, onSize }: FocalPointFieldProps) {
  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // Enter and Space also fire a click, without a position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onPoint({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onPoint({ x: within(x + by[0]), y: within(y + by[1]) })
  }
  return (
    <div className="adm-focal">
      <button
        type="button"
        aria-label={t('Focal point. Click in the picture, or move it with the arrow keys.')}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        <span className="adm-focal-mark" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p className="note">
        {t('Click the most important part. It stays visible wherever the picture is cropped.')}{' '}
        <span role="status" className="adm-nb">
          {t('{x}% across, {y}% down.', { x, y })}
        </span>
      </p>
    </div>
  )
}
