import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { postPath } from './post-path.ts'

export const slugOf = ({ cat_slug = '', slug = '' }: { cat_slug?: string; slug?: string }) =>
  `${cat_slug}/${slug}`.normalize('NFC')

/** Replaces an old address of a post with its current one. The server redirects with 301 instead. */
export function useMovedAddress(slug: string) {
  const navigate = useNavigate()
  const requestedSlug = slugOf(useParams())
  useEffect(() => {
    if (requestedSlug !== slug) void navigate(postPath(slug), { replace: true, preventScrollReset: true })
  }, [requestedSlug, slug, navigate])
}
