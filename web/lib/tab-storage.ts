/** Stores a value while this tab is open; does nothing where storage is forbidden. */
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
