/** What `URL.canParse` says, also in Safari 16. */
export function isUrl(text: string) {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}
