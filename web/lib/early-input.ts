export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** No longer as the server drew it. */
export function isTouched(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const drawn = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0]
    return drawn?.selected === false
  }
  if (!isTick(field)) return field.type !== 'file' && field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** Enters what the field holds at this moment once more, as a hand would, for whoever listens by then. */
function entryOf(field: Field) {
  const tell = (kind: string) => field.dispatchEvent(new Event(kind, { bubbles: true }))
  if (isTick(field)) {
    const { checked } = field
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  const { value } = field
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value
      tell('change')
    }
  return () => {
    const { selectionStart, selectionEnd } = field
    // React hears of a value that it has not seen, and it sees all that is set on the field itself.
    field.value = `not ${value}`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    tell('input')
  }
}

/** A button that was pressed, or a form that was sent, while nobody could do what it asks for: see `late-scripts.ts`. */
function press(sender: HTMLElement) {
  delete sender.dataset.early
  if (sender instanceof HTMLFormElement) sender.requestSubmit()
  else sender.click()
}

/**
 * What is typed, chosen, ticked or pressed before the page is awake, to be done once more when it is. React leaves such
 * input on the screen but knows nothing of it, and wipes it with the next key; in a textarea that was not empty, at once.
 */
export function watchEarlyInput(root: Document | HTMLElement = document) {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')].filter(isTouched)
  const early = new Map(fields.map((field) => [field, entryOf(field)]))
  const remember = ({ target }: Event) => {
    const field = target as Field
    // The last one comes last, among the radio buttons of a group too.
    early.delete(field)
    early.set(field, entryOf(field))
  }
  root.addEventListener('input', remember, true)
  return function replay() {
    root.removeEventListener('input', remember, true)
    for (const [field, enter] of early) {
      // What stands within a Suspense is woken by an event that nobody else listens to.
      field.dispatchEvent(new Event('compositionend', { bubbles: true }))
      if (field.isConnected) enter()
    }
    early.clear()
    root.querySelectorAll<HTMLElement>('[data-early]').forEach(press)
  }
}
