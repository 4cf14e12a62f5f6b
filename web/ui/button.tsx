import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'ink' | 'accent' | 'line' | 'photo' | 'photo-line'

interface Look {
  look?: ButtonLook
  small?: boolean
  wide?: boolean
}

const buttonClass = ({ look = 'ink', small, wide }: Look, className?: string) =>
  classNames('btn', `btn-${look}`, small && 'btn-sm', wide && 'btn-wide', className)

/** While busy it keeps its focus and its place, and ignores clicks. */
export function Button({
  look,
  small,
  wide,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ look, small, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  )
}

export function ButtonLink({
  look,
  small,
  wide,
  className,
  ...props
}: Look & ComponentProps<typeof PageLink>) {
  return <PageLink {...props} className={buttonClass({ look, small, wide }, className)} />
}
