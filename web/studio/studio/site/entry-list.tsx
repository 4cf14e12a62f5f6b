import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ArrowUp, Plus, Trash } from '../../ui/icons.tsx'
import { ArrowDown, CircleAlert } from '../../../ui/icons.tsx'
import { FoldRow, type RowWords } from './fold-row.tsx'
import type { Keyed } from './site-values.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { type Label, t } from '../../../../language/t.ts'

interface EntryListProps<T> {
  /** The noun: 'slide'. */
  noun: Label
  /** The text of the button for a new one. */
  add: Label
  items: Keyed<T>[]
  onItems: (items: Keyed<T>[]) => void
  /** Creates an entry. */
  blank: () => Keyed<T>
  max: number
  error?: string
  /** The summary of a folded entry. */
  row: (item: Keyed<T>) => RowWords
  /** Whether the entry has an error and must stay open. */
  isWrong: (index: number) => boolean
  children: (item: Keyed<T>, index: number) => ReactNode
}

const moved = <T,>(items: T[], from: number, to: number) => {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)]
}

const capital = (noun: string) => noun[0]!.toUpperCase() + noun.slice(1)

interface StepsProps {
  name: string
  place: number
  of: number
  onMove: (to: number) => void
}

const Steps = ({ name, place, of, onMove }: StepsProps) => (
  <>
    <Button
      look="bare"
      aria-label={t('Move up {name}', { name })}
      data-up
      disabled={place === 0}
      onClick={() => onMove(place - 1)}
    >
      <ArrowUp />
    </Button>
    <Button
      look="bare"
      aria-label={t('Move down {name}', { name })}
      data-down
      disabled={place === of - 1}
      onClick={() => onMove(place + 1)}
    >
      <ArrowDown />
    </Button>
  </>
)

/** A list of entries to add, move and remove, one open at a time; the focus stays where it was. */
export function EntryList<T>(props: EntryListProps<T>) {
  const { noun, add: verb, items, onItems, blank, max, error, row, isWrong, children } = props
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Selectors of what gets the focus after a change; the first visible one wins. */
  const next = useRef<string[]>([])
  useEffect(() => {
    const found = next.current.flatMap((what) => [...list.current!.querySelectorAll<HTMLElement>(what)])
    found.find(({ offsetParent }) => offsetParent !== null)?.focus()
    next.current = []
  }, [items, open])
  const change = (after: Keyed<T>[], ...focus: string[]) => {
    next.current = focus
    onItems(after)
  }
  const within = (index: number, what: string) => `:scope > :nth-child(${index + 1}) ${what}`
  const move = (from: number, to: number) =>
    change(
      moved(items, from, to),
      within(to, to < from ? '[data-up]:enabled' : '[data-down]:enabled'),
      within(to, to < from ? '[data-down]' : '[data-up]'),
    )
  const fold = (index: number) => {
    next.current = [within(index, '[data-fold]')]
    setOpen(null)
  }
  const add = () => {
    const item = blank()
    setOpen(item.key)
    change([...items, item], within(items.length, 'input'))
  }
  return (
    <>
      <div ref={list}>
        {items.map((item, index) => {
          const name = `${t(noun)} ${formatNumber(index + 1)}`
          const words = row(item)
          const steps = <Steps name={name} place={index} of={items.length} onMove={(to) => move(index, to)} />
          return (
            <FoldRow
              key={item.key}
              {...words}
              title={words.title || capital(name)}
              name={name}
              open={open === item.key || isWrong(index)}
              onOpen={(now) => setOpen(now ? item.key : null)}
              acts={<span className="adm-fold-steps adm-desk">{steps}</span>}
            >
              {children(item, index)}
              <div className="adm-fold-acts">
                <Button look="line" onClick={() => fold(index)}>
                  {t('Done')}
                </Button>
                <span className="adm-phones">{steps}</span>
                <Button
                  look="bare"
                  aria-label={t('Remove {name}', { name })}
                  onClick={() =>
                    change(
                      items.filter(({ key }) => key !== item.key),
                      '[data-add]',
                    )
                  }
                >
                  <Trash />
                  {t('Remove')}
                </Button>
              </div>
            </FoldRow>
          )
        })}
        <div className="adm-fold-add">
          <Button look="line" data-add disabled={items.length >= max} onClick={add}>
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
