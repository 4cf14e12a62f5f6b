import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { PageLink } from '../page-link.tsx'

interface Look {
  /** One accent button (`go`) a page at most; what cannot be undone is `ink`. */
  look?: 'go' | 'ink' | 'bare'
  small?: boolean
  wide?: boolean
}

const buttonClass = ({ look, small, wide }: Look, className?: string) =>
  classNames('adm-btn', look && `adm-${look}`, small && 'adm-sm', wide && 'adm-wide', className)

/** While busy it keeps its focus and its place, and ignores clicks. */
export function AdminButton({
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
      {busy && <span className="adm-spin" aria-hidden="true" />}
      {children}
    </button>
  )
}

export function AdminLink({
  look,
  small,
  wide,
  className,
  ...props
}: Look & ComponentProps<typeof PageLink>) {
  return <PageLink {...props} className={buttonClass({ look, small, wide }, className)} />
}
