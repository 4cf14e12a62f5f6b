/** Kept while this tab is open; where storage is forbidden, nothing is. */
export function saveInTab(name: string, value: string) {
  try {
    if (value) sessionStorage.setItem(name, value)
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is forbidden or full.
  }
}

export function readFromTab(name: string) {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
