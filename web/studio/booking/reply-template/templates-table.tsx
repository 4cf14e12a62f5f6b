import type { ReplyTemplate } from '../../../../contract/booking/reply-template.ts'
import { langOf } from '../../../lib/lang.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { editColumns } from '../../ui/edit-columns.tsx'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { Mail } from '../../ui/icons.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { t } from '../../../../language/t.ts'

interface TemplatesTableProps {
  rows: ReplyTemplate[]
  remove: (row: ReplyTemplate) => Promise<{ message: string }>
}

const updatePath = (id: string) => `/admin/request/saved-replies/update/${id}`

const nameColumn = (): Column<ReplyTemplate> => ({
  head: t('Name'),
  place: 'text',
  cell: ({ _id, name, body }) => (
    <span className="adm-subject">
      <PageLink className="adm-cell-t" to={updatePath(_id)} lang={langOf(name)} data-row>
        {name}
      </PageLink>
      <span className="adm-cell-s adm-cut" lang={langOf(body)}>
        {body}
      </span>
    </span>
  ),
})

export function TemplatesTable({ rows, remove }: TemplatesTableProps) {
  const { list, asked, busy, ask, cancel, confirm } = useRemoval(rows, remove)
  return (
    <div ref={list} className="adm-region">
      {rows.length === 0 ? (
        <AdminEmptyState
          icon={<Mail />}
          title={t('No saved replies yet')}
          text={t('Save answers you give often. When you reply, choose one; names and dates are filled in.')}
        />
      ) : (
        <DataTable
          label={t('Saved replies')}
          cards="people"
          rows={rows}
          columns={[
            nameColumn(),
            ...editColumns<ReplyTemplate>({ name: ({ name }) => name, updatePath, ask }),
          ]}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        question={t('Are you sure you want to delete this saved reply?')}
        what={asked && <span className="adm-cell-t">{asked.name}</span>}
        note={t('Replies already sent do not change.')}
        busy={busy}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </div>
  )
}
