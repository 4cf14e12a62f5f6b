const key = 'language-hint'

/** Where storage is forbidden a hint could not be closed for good, so there is none. */
export function isHintWanted() {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Whoever closed it, or turned the switch, has chosen. */
export function endHint() {
  try {
    localStorage.setItem(key, 'ended')
  } catch {
    // Storage is forbidden, so that no hint is shown at all.
  }
}
