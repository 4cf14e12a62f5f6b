import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Close } from '../../ui/icons.tsx'
import { Search } from './icons.tsx'
import { useListQuery } from './use-list-query.ts'
import { t } from '../../../language/t.ts'

const debounceMs = 300

/** Searches while typing, with the query in the address. Without script the form loads a page. */
function SearchBox({ label }: { label: string }) {
  const { value, change } = useListQuery()
  const currentSearch = value('search')
  const [typed, setTyped] = useState(currentSearch)
  const [seen, setSeen] = useState(currentSearch)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLInputElement>(null)
  // The address also changes by going back or clearing all filters.
  if (seen !== currentSearch) {
    setSeen(currentSearch)
    if (typed.trim() !== currentSearch) setTyped(currentSearch)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string, wait: number) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({ search: text.trim() }), wait)
  }
  return (
    <div className="adm-find">
      <button
        type="submit"
        className="icon-btn icon-btn-sm adm-find-go"
        aria-label={t('Search')}
        onClick={() => search(typed, 0)}
      >
        <Search className="icon-s" />
      </button>
      <input
        ref={box}
        className="input"
        type="search"
        name="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        data-key="search"
        value={typed}
        onChange={({ target }) => search(target.value, debounceMs)}
      />
      <kbd className="adm-kbd" aria-hidden="true">
        /
      </kbd>
      {typed && (
        <button
          type="button"
          className="icon-btn icon-btn-sm adm-find-clear"
          aria-label={t('Clear search')}
          onClick={() => {
            search('', 0)
            box.current?.focus()
          }}
        >
          <Close className="icon-s" />
        </button>
      )}
    </div>
  )
}

export interface FilterProps {
  name: string
  label: string
  /** The text of the empty option. */
  all: string
  options: { value: string; label: string }[]
}

export function SelectFilter({ name, label, all, options }: FilterProps) {
  const { value, change } = useListQuery()
  return (
    <select
      className="input adm-select"
      name={name}
      aria-label={label}
      value={value(name)}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** The row above a list: search, then filters. */
export function ListTools({ search, children }: { search?: string; children?: ReactNode }) {
  return (
    <search>
      {search ? (
        <form className="row adm-tools" onSubmit={(event) => event.preventDefault()}>
          <SearchBox label={search} />
          {children}
        </form>
      ) : (
        <div className="row adm-tools">{children}</div>
      )}
    </search>
  )
}
