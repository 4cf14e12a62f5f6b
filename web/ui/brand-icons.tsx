import type { SVGProps } from 'react'
import marks from '../assets/marks.svg?url&no-inline'

/** Drawn from a file that is fetched once: inlined, they would be a tenth of the page. */
const mark =
  (name: string) =>
  ({ className = '', ...props }: SVGProps<SVGSVGElement>) => (
    <svg className={`icon-brand ${className}`} viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <use href={`${marks}#${name}`} />
    </svg>
  )

export const Facebook = mark('facebook')
export const Instagram = mark('instagram')
export const Twitter = mark('twitter')
export const GitHub = mark('github')
export const YouTube = mark('youtube')
export const LinkedIn = mark('linkedin')
