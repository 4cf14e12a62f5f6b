import { type SiteInput, siteInput } from '../../../contract/site-settings.ts'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { type SiteValues, textAt, toJudge, withText } from './site-values.ts'

type Name = keyof SiteValues
export type ListName = 'awards' | 'slides' | 'clients'

interface Saved {
  message: string
  data: { version: string }
}

export interface SiteFormOptions {
  initial: SiteValues
  send: (site: SiteInput) => Promise<Saved>
  onSaved: () => void
  reload: () => Promise<SiteValues>
}

/** The form of the settings, whose fields are named by their path: 'address.street', 'slides.2.title'. */
export function useSiteForm(options: SiteFormOptions) {
  const form = useAdminForm({ schema: siteInput, prepare: toJudge, ...options })
  const { values, errors, change, check } = form

  const wired = (path: string, setText: (text: string) => void) => ({
    name: path,
    value: textAt(values, path),
    error: errors[path],
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onBlur: () => check(path.split('.')[0] as Name, path),
  })

  /** Changes an entry of a list wherever it is by then: an upload may end after it was moved. */
  const changeItem = <List extends ListName>(
    list: List,
    key: string,
    next: (item: SiteValues[List][number]) => SiteValues[List][number],
    path: string,
  ) =>
    change(
      list,
      (items) => items.map((item) => (item.key === key ? next(item) : item)) as SiteValues[List],
      path,
    )

  return {
    ...form,
    changeItem,
    field(path: string) {
      const [name, ...rest] = path.split('.') as [Name, ...string[]]
      return wired(path, (text) => change(name, (now) => withText(now, rest.join('.'), text), path))
    },
    /** A field of an entry of a list. */
    itemField(list: ListName, index: number, path: string) {
      const { key } = values[list][index]!
      const whole = `${list}.${index}.${path}`
      return wired(whole, (text) => changeItem(list, key, (item) => withText(item, path, text), whole))
    },
    /** What is wrong with a list itself and not with one of its entries. */
    listError: (list: ListName) =>
      Object.keys(errors).some((path) => path.startsWith(`${list}.`)) ? undefined : errors[list],
  }
}

/** What its fields need of it. */
export type SiteForm = Pick<
  ReturnType<typeof useSiteForm>,
  'values' | 'set' | 'change' | 'changeItem' | 'field' | 'itemField' | 'listError'
>
