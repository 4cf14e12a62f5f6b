import { classNames } from './class-names.ts'
import { t } from '../../language/t.ts'

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
