import { saveInTab, readFromTab } from './tab-storage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Whether the field differs from what the server rendered. */
function isTouched(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const rendered = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0]
    return rendered?.selected === false
  }
  if (!isCheckable(field)) return field.type !== 'file' && field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

const storageKey = 'typed'

interface StoredFields {
  /** The page that the values belong to. */
  href: string
  fields: [name: string, value: string][]
}

/** Passwords and PINs are never stored, and hidden fields belong to the page that sent them. */
const isStorable = ({ autocomplete, type }: Field) =>
  !/password|one-time-code/.test(autocomplete) && !/hidden|file/.test(type)

/** The fields that visitors fill in. The forms of a page are the same in every language. */
const namedFields = () =>
  [...document.querySelectorAll('form[method=post]')].flatMap((form, index) =>
    [...form.querySelectorAll<Field>('input, textarea, select')]
      .filter(isStorable)
      .map((field) => [`${index} ${field.name} ${isCheckable(field) ? field.value : ''}`, field] as const),
  )

/** Stores what is typed for the same page in another language, which the browser loads as a new page. */
export function saveFields(href: string) {
  // A refused form comes back filled in by the server, so every field is stored, whether touched or not.
  const fields = namedFields().map(([name, field]) => [
    name,
    isCheckable(field) ? `${field.checked}` : field.value,
  ])
  saveInTab(storageKey, JSON.stringify({ href, fields }))
}

function takeStored(): StoredFields | null {
  const stored = readFromTab(storageKey)
  saveInTab(storageKey, '')
  try {
    return JSON.parse(stored) as StoredFields
  } catch {
    return null
  }
}

/** Fills in the stored values before hydration, as if they had been typed there. */
export function restoreFields() {
  const stored = takeStored()
  if (!stored || stored.href !== location.href.split('#')[0]) return
  const values = new Map(stored.fields)
  const fields = namedFields()
  // Scripts load late: fields that the visitor has already filled in again are left alone.
  const touched = new Set(fields.filter(([, field]) => isTouched(field)).map(([, field]) => field.name))
  for (const [name, field] of fields) {
    const value = values.get(name)
    if (value === undefined || touched.has(field.name)) continue
    if (isCheckable(field)) field.checked = value === 'true'
    else field.value = value
  }
}
