import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { browserCall } from '../../../lib/browser-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast, toastApiError } from '../../../ui/toast.ts'
import type { Selection } from './use-selection.ts'

function NewList({
  slug,
  onMade,
  onClose,
}: {
  slug: string
  onMade: (id: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [limit, setLimit] = useState('')
  const [problems, setProblems] = useState<Record<string, string | undefined>>({})
  const [busy, setBusy] = useState(false)
  async function make(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { data } = await browserCall(api.clientGallery.addList, {
        params: { slug },
        body: { name, limit: limit.trim() === '' ? null : limit },
      })
      onMade(data._id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(error.fields['name'] || error.fields['limit'] ? error.fields : { name: error.message })
      setBusy(false)
    }
  }
  return (
    <Dialog open title={t('New list')} onClose={onClose}>
      <form className="gallery-new-list" onSubmit={(event) => void make(event)} noValidate>
        <TextField
          label={t('List name')}
          maxLength={60}
          value={name}
          error={problems.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t('Limit')}
          hint={t('Leave empty for no limit.')}
          inputMode="numeric"
          maxLength={4}
          value={limit}
          error={problems.limit}
          onChange={({ target }) => setLimit(target.value)}
        />
        <Button type="submit" look="accent" busy={busy}>
          {t('Create list')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Chooses the list that hearts are added to. Most clients need one; a wedding has two families. */
export function Lists({ slug, selection }: { slug: string; selection: Selection }) {
  const { lists, current, setCurrent, stored } = selection
  const { revalidate } = useRevalidator()
  const [isMaking, setMaking] = useState(false)
  if (!current) return null
  async function remove(id: string) {
    await stored()
    try {
      const { message } = await browserCall(api.clientGallery.removeList, { params: { slug, id } })
      toast.success(message)
      setCurrent(lists[0]!._id)
      await revalidate()
    } catch (error) {
      toastApiError(error)
    }
  }
  return (
    <div className="gallery-lists">
      {lists.length > 1 && (
        <select
          className="input"
          aria-label={t('Add favourites to')}
          value={current._id}
          onChange={({ target }) => setCurrent(target.value)}
        >
          {lists.map(({ _id, name, pictures }) => (
            <option key={_id} value={_id}>
              {name || t('My favourites')} ({formatNumber(pictures.length)})
            </option>
          ))}
        </select>
      )}
      <Button look="line" small onClick={() => setMaking(true)}>
        {t('New list')}
      </Button>
      {!current.main && (
        <Button look="bare" small onClick={() => void remove(current._id)}>
          {t('Delete this list')}
        </Button>
      )}
      {isMaking && (
        <NewList
          slug={slug}
          onMade={(id) => {
            setMaking(false)
            void stored()
              .then(revalidate)
              .then(() => setCurrent(id))
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
