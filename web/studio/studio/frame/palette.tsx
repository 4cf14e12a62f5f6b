import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { Found } from '../../../../contract/studio/search.ts'
import { t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { useModal } from '../../../ui/use-modal.ts'
import { Search } from '../../ui/icons.tsx'
import type { FindProps } from './frame.tsx'
import { type Entry, groupsOf } from './palette-entries.ts'

const debounceMs = 200

/** The records that match, for the owner; the answer to older words is dropped. */
function useFound(typed: string, isOwner: boolean) {
  const [result, setResult] = useState({ words: '', found: [] as Found[], problem: '' })
  const words = typed.trim()
  const isWanted = isOwner && words !== ''
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const show = (found: Found[], problem = '') => {
        if (!abort.signal.aborted) setResult({ words, found, problem })
      }
      signedCall(api.search.find, { query: { search: words }, signal: abort.signal }).then(
        ({ data }) => show(data),
        (error: unknown) => {
          if (error instanceof ApiError) show([], error.message)
        },
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, isWanted])
  return {
    found: isWanted ? result.found : [],
    problem: isWanted ? result.problem : '',
    isWaiting: isWanted && result.words !== words,
  }
}

interface PaletteProps extends FindProps {
  /** The names of the settings, with their addresses. */
  settings: Entry[]
}

/** Finds people, bookings, posts, settings and actions by a few letters, and opens one. Mounted while it is open. */
export function Palette({ viewer, settings, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const modal = useModal(true)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, problem, isWaiting } = useFound(typed, viewer.role === 'owner')
  const groups = groupsOf(viewer, typed, { found, isWaiting, settings })
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(chosen, entries.length - 1)
  const optionId = (entry: Entry | undefined) => entry && `${id}-${entries.indexOf(entry)}`

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  function open(to: string) {
    onClose()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setChosen((next + entries.length) % Math.max(1, entries.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = entries[at]
      if (entry) open(entry.to)
    }
  }

  return (
    <dialog {...modal} className="dialog adm-palette" aria-label={t('Find')} onClose={onClose}>
      <div className="adm-palette-box">
        <Search />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(entries[at])}
          aria-label={t('Find people, bookings, pages and actions')}
          placeholder={t('Search the studio')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('Find')} aria-busy={isWaiting || undefined}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={t(group.title)}>
            <p aria-hidden="true">{t(group.title)}</p>
            {group.entries.map((entry) => (
              <PageLink
                key={entry.to}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === entries[at]}
                tabIndex={-1}
                to={entry.to}
                onClick={onClose}
              >
                <span lang={langOf(entry.title)}>{entry.title}</span>
                {entry.detail && <small lang={langOf(entry.detail)}>{entry.detail}</small>}
              </PageLink>
            ))}
          </div>
        ))}
      </div>
      <p className="adm-palette-note" role="status">
        {problem || (entries.length === 0 ? (isWaiting ? t('Searching…') : t('Nothing matches.')) : '')}
      </p>
    </dialog>
  )
}
