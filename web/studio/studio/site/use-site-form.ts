import { useMemo } from 'react'
import { type Site, type SiteChange, sitePart } from '../../../../contract/shape/site-settings.ts'
import { withText, nestedFields } from '../../ui/nested-fields.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { type SiteValues, toInput } from './site-values.ts'

export type ListName = 'awards' | 'slides' | 'clients'

interface Saved {
  message: string
  data: { version: string }
}

export interface SiteFormOptions {
  /** What this page of the settings changes. */
  names: (keyof Site)[]
  initial: SiteValues
  send: (changes: SiteChange) => Promise<Saved>
  onSaved: () => void
  reload: () => Promise<SiteValues>
}

/** The form of the settings, whose fields are named by their path: 'address.street', 'slides.2.title'. */
export function useSiteForm({ names, ...options }: SiteFormOptions) {
  const schema = useMemo(() => sitePart(names), [names])
  const form = useAdminForm({ schema, prepare: toInput, ...options })
  const { values, errors, change } = form
  const { wired, field, setAt } = nestedFields(form)

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
    field,
    setAt,
    /** A field of an entry of a list. */
    itemField(list: ListName, index: number, path: string) {
      const { key } = values[list][index]!
      const whole = `${list}.${index}.${path}`
      return wired(whole, (text) => changeItem(list, key, (item) => withText(item, path, text), whole))
    },
    isWrong: (path: string) => Object.keys(errors).some((key) => key.startsWith(`${path}.`)),
    /** What is wrong with a list itself and not with one of its entries. */
    listError: (list: ListName) =>
      Object.keys(errors).some((path) => path.startsWith(`${list}.`)) ? undefined : errors[list],
  }
}

/** What its fields need of it. */
export type SiteForm = Pick<
  ReturnType<typeof useSiteForm>,
  'values' | 'set' | 'setAt' | 'change' | 'changeItem' | 'field' | 'itemField' | 'isWrong' | 'listError'
>
