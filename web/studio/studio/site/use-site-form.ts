import { useMemo } from 'react'
import { type Site, type SiteChange, sitePart } from '../../../../contract/shape/site-settings.ts'
import { withText, nestedFields } from '../../ui/nested-fields.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { type SiteValues, toInput } from './site-values.ts'

export type ListName = 'awards' | 'slides' | 'clients'

interface SavedReply {
  message: string
  data: { version: string }
}

export interface SiteFormOptions {
  /** The settings that this page changes. */
  names: (keyof Site)[]
  initial: SiteValues
  send: (changes: SiteChange) => Promise<SavedReply>
  onSaved: () => void
  reload: () => Promise<SiteValues>
}

/** The form of the settings, with fields named by path: 'address.street', 'slides.2.title'. */
export function useSiteForm({ names, ...options }: SiteFormOptions) {
  const schema = useMemo(() => sitePart(names), [names])
  const form = useAdminForm({ schema, prepare: toInput, ...options })
  const { values, errors, change } = form
  const { wired, field, setAt } = nestedFields(form)

  /** Changes a list entry by key, because it may have moved before an upload ends. */
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
    /** A field of a list entry. */
    itemField(list: ListName, index: number, path: string) {
      const { key } = values[list][index]!
      const whole = `${list}.${index}.${path}`
      return wired(whole, (text) => changeItem(list, key, (item) => withText(item, path, text), whole))
    },
    isWrong: (path: string) => Object.keys(errors).some((key) => key.startsWith(`${path}.`)),
    /** The error of a list itself. */
    listError: (list: ListName) =>
      Object.keys(errors).some((path) => path.startsWith(`${list}.`)) ? undefined : errors[list],
  }
}

/** The part that the fields need. */
export type SiteForm = Pick<
  ReturnType<typeof useSiteForm>,
  'values' | 'set' | 'setAt' | 'change' | 'changeItem' | 'field' | 'itemField' | 'isWrong' | 'listError'
>
