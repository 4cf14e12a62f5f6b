/** A path on this site as an address that works from a mailbox. */
export const absolute = (href: string, publicUrl: string) => (href.startsWith('/') ? publicUrl + href : href)
