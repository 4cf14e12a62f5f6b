/** The sign-in page, which afterwards leads back to where the person wanted to go. */
export function signInAddress(url: string) {
  const { pathname, search } = new URL(url)
  // Loads inside the site ask for a page's data under a name of its own.
  return `/login?return=${encodeURIComponent(pathname.replace(/(\/_)?\.data$/, '') + search)}`
}
