import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'
import { PressButton, type PressButtonProps } from './press-button.tsx'

type ButtonLook = 'ink' | 'accent' | 'line' | 'bare' | 'photo' | 'photo-line'

interface Look {
  /** In the studio at most one `accent` on a page; `ink` for what cannot be undone. */
  look?: ButtonLook
  small?: boolean
  wide?: boolean
}

const buttonClass = ({ look = 'ink', small, wide }: Look, className?: string) =>
  classNames('btn', `btn-${look}`, small && 'btn-sm', wide && 'btn-wide', className)

export function Button({ look, small, wide, className, ...props }: Look & PressButtonProps) {
  return <PressButton {...props} className={buttonClass({ look, small, wide }, className)} />
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
