import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { PageLink } from '../page-link.tsx'
import { PressButton, type PressButtonProps } from '../press-button.tsx'

interface Look {
  /** One accent button (`go`) a page at most; what cannot be undone is `ink`. */
  look?: 'go' | 'ink' | 'bare'
  small?: boolean
  wide?: boolean
}

const buttonClass = ({ look, small, wide }: Look, className?: string) =>
  classNames('adm-btn', look && `adm-${look}`, small && 'adm-sm', wide && 'adm-wide', className)

export function AdminButton({ look, small, wide, className, ...props }: Look & PressButtonProps) {
  return <PressButton {...props} className={buttonClass({ look, small, wide }, className)} />
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
