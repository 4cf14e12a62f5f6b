import { classNames } from './class-names.ts'

/** A person's photo, or the first letter of the name. The name itself stands beside it. */
export function Avatar({ name, photo, large }: { name: string; photo?: string | null; large?: boolean }) {
  return (
    <span className={classNames('avatar', large && 'avatar-lg')} aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" width="48" height="48" loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  )
}
