import { useState } from 'react'
import { filterOf, type ListFilter } from './list-filter.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Download, Mail } from '../ui/icons.tsx'
import { useListQuery } from '../ui/use-list-query.ts'
import { t } from '../../../language/t.ts'
import { toastApiError } from '../../ui/toast.ts'

interface ListActionsProps {
  /** Saves the listed rows as a file. */
  save: (filter: ListFilter) => Promise<void>
  empty: boolean
}

/** The actions of the owner for the whole list. */
export function ListActions({ save, empty }: ListActionsProps) {
  const { value } = useListQuery()
  const [busy, setBusy] = useState(false)
  async function saveList() {
    setBusy(true)
    try {
      await save({ search: value('search') || undefined, ...filterOf(value('status'), value('situation')) })
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ButtonLink look="line" to="/admin/mails">
        <Mail />
        {t('Emails')}
      </ButtonLink>
      {!empty && (
        <Button look="line" busy={busy} onClick={() => void saveList()}>
          <Download />
          {t('Export CSV')}
        </Button>
      )}
    </>
  )
}
