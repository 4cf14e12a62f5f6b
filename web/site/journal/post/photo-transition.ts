import type { CSSProperties } from 'react'

/**
 * Names the picture of one post for a view transition. The name is the post's own, because a post's page shows cards of
 * others: while their pictures grow into heroes, this one's shrinks into a card.
 */
export const photoTransition = (id: string): CSSProperties => ({
  viewTransitionName: `post-${id}`,
  viewTransitionClass: 'post-photo',
})
