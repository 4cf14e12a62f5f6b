import { memo, useRef } from 'react'
import { langOf } from '../../../lib/lang.ts'
import { bodyText } from './body-html.ts'
import { useInsideLinks } from './use-inside-links.ts'

/** HTML that the server has sanitised. Memoised, so that other parts of the page can change. */
export const PostBody = memo(function PostBody({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useInsideLinks(ref)
  return (
    <div
      ref={ref}
      className="article"
      lang={langOf(bodyText(html))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
