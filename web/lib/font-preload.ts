/** Fonts are fetched without credentials, and a preload must say the same or it is fetched twice. */
export const fontPreload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const
