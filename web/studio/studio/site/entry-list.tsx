import { type ReactNode, useEffect, useRef, useState } from 'react'
import { entryOf, mostOf, type Setting } from '../../../../contract/shape/setting.ts'
import type { z } from '../../../../contract/shape/zod.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowDown, CircleAlert } from '../../../ui/icons.tsx'
import { ArrowUp, Plus, Trash } from '../../ui/icons.tsx'
import { moveItem } from '../../ui/move-item.ts'
import { valueAt } from '../../ui/form-paths.ts'
import { FoldRow } from './fold-row.tsx'
import { blankEntry, type Keyed } from './typed-settings.ts'
import { isWrong, type SettingsForm } from './use-settings.ts'

interface EntryListProps {
  form: SettingsForm
  setting: Setting
  /** The fields of one entry. */
  children: (schema: z.core.$ZodType, path: string) => ReactNode
}

/** A list of entries to add, move and remove, one open at a time; the focus stays where it was. */
export function EntryList({ form, setting, children }: EntryListProps) {
  const { path } = setting
  const { noun, add: verb, row } = setting.list!
  const schema = entryOf(setting)
  const items = valueAt(form.values, path) as Keyed<object>[]
  const error = isWrong(form, path) ? undefined : form.errors[path]
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Selectors of what gets the focus after a change; the first visible one wins. */
  const next = useRef<string[]>([])
  useEffect(() => {
    const found = next.current.flatMap((what) => [...list.current!.querySelectorAll<HTMLElement>(what)])
    found.find(({ offsetParent }) => offsetParent !== null)?.focus()
    next.current = []
  }, [items, open])
  const change = (after: Keyed<object>[], ...focus: string[]) => {
    next.current = focus
    form.set(path, after)
  }
  const within = (index: number, what: string) => `:scope > :nth-child(${index + 1}) ${what}`
  const move = (from: number, to: number) =>
    change(
      moveItem(items, from, to),
      within(to, to < from ? '[data-up]:enabled' : '[data-down]:enabled'),
      within(to, to < from ? '[data-down]' : '[data-up]'),
    )
  const fold = (index: number) => {
    next.current = [within(index, '[data-fold]')]
    setOpen(null)
  }
  const add = () => {
    const item = blankEntry(schema)
    setOpen(item.key)
    change([...items, item], within(items.length, 'input'))
  }
  return (
    <>
      <div ref={list}>
        {items.map((item, index) => {
          const name = `${t(noun)} ${formatNumber(index + 1)}`
          const words = row(item as never)
          const steps = (
            <>
              <Button
                look="bare"
                aria-label={t('Move up {name}', { name })}
                data-up
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </Button>
              <Button
                look="bare"
                aria-label={t('Move down {name}', { name })}
                data-down
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </Button>
            </>
          )
          return (
            <FoldRow
              key={item.key}
              {...words}
              title={words.title || name[0]!.toUpperCase() + name.slice(1)}
              name={name}
              open={open === item.key || isWrong(form, `${path}.${index}`)}
              onOpen={(now) => setOpen(now ? item.key : null)}
              acts={<span className="adm-fold-steps adm-desk">{steps}</span>}
            >
              {children(schema, `${path}.${index}`)}
              <div className="adm-fold-acts">
                <Button look="line" onClick={() => fold(index)}>
                  {t('Done')}
                </Button>
                <span className="adm-phones">{steps}</span>
                <Button
                  look="bare"
                  aria-label={t('Remove {name}', { name })}
                  onClick={() => change(items.toSpliced(index, 1), '[data-add]')}
                >
                  <Trash />
                  {t('Remove')}
                </Button>
              </div>
            </FoldRow>
          )
        })}
        <div className="adm-fold-add">
          <Button look="line" data-add disabled={items.length >= mostOf(setting)!} onClick={add}>
            <Plus />
            {t(verb)}
          </Button>
        </div>
      </div>
      {error && (
        <p className="field-error adm-fold-add">
          <CircleAlert />
          {error}
        </p>
      )}
    </>
  )
}
