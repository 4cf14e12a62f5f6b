interface Args {
  actionHeaders: Headers
}

/** Of pages that only their link opens: nothing of them is kept anywhere, and no other site learns their address. */
export function secretHeaders({ actionHeaders }: Args) {
  const refresh = actionHeaders.get('refresh')
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    ...(refresh && { refresh }),
  }
}
