interface Args {
  actionHeaders: Headers
}

/** Headers of pages that require a link: never cached, and their address must not reach other sites. */
export function secretHeaders({ actionHeaders }: Args) {
  const refresh = actionHeaders.get('refresh')
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    ...(refresh && { refresh }),
  }
}
