import { saveInTab, readFromTab } from './tab-storage.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** No longer as the server drew it. */
function isTouched(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const drawn = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0]
    return drawn?.selected === false
  }
  if (!isTick(field)) return field.type !== 'file' && field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

const place = 'typed'

interface Kept {
  /** The page that it is kept for. */
  href: string
  fields: [name: string, value: string][]
}

/** Passwords and PINs stay where they were typed, and what the page itself sends along is its own. */
const isKept = ({ autocomplete, type }: Field) =>
  !/password|one-time-code/.test(autocomplete) && !/hidden|file/.test(type)

/** What visitors fill in: the forms of a page are the same in every language. */
const namedFields = () =>
  [...document.querySelectorAll('form[method=post]')].flatMap((form, index) =>
    [...form.querySelectorAll<Field>('input, textarea, select')]
      .filter(isKept)
      .map((field) => [`${index} ${field.name} ${isTick(field) ? field.value : ''}`, field] as const),
  )

/** For the same page in another language, which is a new one to the browser. */
export function saveFields(href: string) {
  // What a form got back when it was refused counts as drawn by the page, so this is all there is, touched or not.
  const fields = namedFields().map(([name, field]) => [
    name,
    isTick(field) ? `${field.checked}` : field.value,
  ])
  saveInTab(place, JSON.stringify({ href, fields }))
}

function takeKept(): Kept | null {
  const kept = readFromTab(place)
  saveInTab(place, '')
  try {
    return JSON.parse(kept) as Kept
  } catch {
    return null
  }
}

/** Fills it in before the page is awake, as if it had been typed there. */
export function restoreFields() {
  const kept = takeKept()
  if (!kept || kept.href !== location.href.split('#')[0]) return
  const values = new Map(kept.fields)
  const fields = namedFields()
  // Scripts come late: whoever has begun to type here again means that.
  const begun = new Set(fields.filter(([, field]) => isTouched(field)).map(([, field]) => field.name))
  for (const [name, field] of fields) {
    const value = values.get(name)
    if (value === undefined || begun.has(field.name)) continue
    if (isTick(field)) field.checked = value === 'true'
    else field.value = value
  }
}
