import { type ReactNode, useEffect, useRef } from 'react'
import { AdminButton } from '../../ui/admin/button.tsx'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { ArrowUp, Plus, Trash } from '../../ui/admin/icons.tsx'
import { ArrowDown, CircleAlert } from '../../ui/icons.tsx'
import type { Keyed } from './site-values.ts'

interface EntryListProps<T> {
  /** One of them: 'slide'. */
  noun: string
  items: Keyed<T>[]
  onItems: (items: Keyed<T>[]) => void
  /** A new entry. */
  blank: () => Keyed<T>
  max: number
  min?: number
  error?: string
  children: (item: Keyed<T>, index: number) => ReactNode
}

const moved = <T,>(items: T[], from: number, to: number) => {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, items[from]!)
}

/** Entries that are added, moved and removed; the keyboard stays with what it was used on. */
export function EntryList<T>({
  noun,
  items,
  onItems,
  blank,
  max,
  min = 0,
  error,
  children,
}: EntryListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<string>(null)
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = null
  }, [items])
  const change = (after: Keyed<T>[], focus: string) => {
    next.current = focus
    onItems(after)
  }
  const within = (index: number, what: string) => `:scope > :nth-child(${index + 1}) ${what}`
  const move = (from: number, to: number) =>
    change(
      moved(items, from, to),
      within(to, to < from ? '[data-up]:enabled, [data-down]' : '[data-down]:enabled, [data-up]'),
    )
  return (
    <>
      <div className="adm-entries" ref={list}>
        {items.map((item, index) => (
          <fieldset key={item.key} className="adm-entry">
            <legend>
              {noun[0]!.toUpperCase() + noun.slice(1)} {index + 1}
            </legend>
            <div className="adm-entry-acts">
              <IconButton
                text="Move up"
                of={`${noun} ${index + 1}`}
                icon={<ArrowUp />}
                data-up
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                text="Move down"
                of={`${noun} ${index + 1}`}
                icon={<ArrowDown />}
                data-down
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                text="Remove"
                of={`${noun} ${index + 1}`}
                icon={<Trash />}
                disabled={items.length <= min}
                onClick={() => change(items.toSpliced(index, 1), '[data-add]')}
              />
            </div>
            {children(item, index)}
          </fieldset>
        ))}
        <div>
          <AdminButton
            data-add
            disabled={items.length >= max}
            onClick={() => change([...items, blank()], within(items.length, 'input'))}
          >
            <Plus />
            Add {/^[aeiou]/.test(noun) ? 'an' : 'a'} {noun}
          </AdminButton>
        </div>
      </div>
      {error && (
        <p className="adm-err">
          <CircleAlert />
          {error}
        </p>
      )}
    </>
  )
}
