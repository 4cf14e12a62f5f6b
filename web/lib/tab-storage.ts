/** Kept while this tab is open; where storage is forbidden, nothing is. */
export function keepInTab(name: string, value: string) {
  try {
    if (value) sessionStorage.setItem(name, value)
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is forbidden or full.
  }
}

export function keptInTab(name: string) {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
