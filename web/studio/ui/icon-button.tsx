import type { ComponentProps, ReactNode } from 'react'
import { currentLanguage } from '../../../language/current.ts'
import { PageLink } from '../../ui/page-link.tsx'

interface ButtonName {
  /** The verb: shown on phones. */
  text: string
  /** The object: 'Wedding Story' makes 'Edit Wedding Story' for screen readers. */
  of: string
  icon: ReactNode
}

/** In Bangla the verb comes last. */
const named = (text: string, of: string) => (currentLanguage() === 'bn' ? `${of}: ${text}` : `${text} ${of}`)

const inside = (text: string, icon: ReactNode) => (
  <>
    {icon}
    <span className="icon-btn-text" aria-hidden="true">
      {text}
    </span>
  </>
)

export function IconButton({ text, of, icon, ...props }: ButtonName & ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className="icon-btn" aria-label={named(text, of)}>
      {inside(text, icon)}
    </button>
  )
}

export function IconLink({ text, of, icon, ...props }: ButtonName & ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...props} className="icon-btn" aria-label={named(text, of)}>
      {inside(text, icon)}
    </PageLink>
  )
}
