import { type ReactNode, useState } from 'react'
import type { RequestCounts } from '../../../contract/shape/paging.ts'
import { t } from '../../../language/t.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toastApiError } from '../../ui/toast.ts'
import { download } from '../lib/download.ts'
import { ConfirmDialog } from '../ui/action-dialog.tsx'
import { Download, Mail, Plus } from '../ui/icons.tsx'
import { ListPage } from '../ui/list-page.tsx'
import type { FilterProps } from '../ui/list-tools.tsx'
import type { Segment } from '../ui/segment-filter.tsx'
import type { Column } from '../ui/table.tsx'
import { useListQuery } from '../ui/use-list-query.ts'
import { filterOf } from './load-requests.ts'
import {
  namesOf,
  NotSpam,
  type RequestNoun,
  type RequestRow,
  SolveButton,
  SolveDialog,
} from './request-acts.tsx'
import { RequestSummary, StatusBadge } from './request-summary.tsx'

interface RequestListProps<Row extends RequestRow> {
  noun: RequestNoun
  rows: Row[]
  counts: RequestCounts
  page: number
  total: number
  title: string
  lede: string
  label: string
  columns: Column<Row>[]
  viewPath: (id: string) => string
  /** The subject of a row, next to the name of the sender. */
  about: (row: Row) => string
  /** The names of the row for screen readers: to open it, and to act on it. */
  viewLabel: (row: Row) => string
  actLabel: (row: Row) => string
  /** The address of the form for a new one. */
  create?: { to: string; label: string }
  /** Instead of pending and solved. */
  segments?: Segment[]
  selects?: FilterProps[]
  /** The status of a row, if it is more than pending or solved. */
  status?: (row: Row) => ReactNode
  /** The next step for the owner, instead of marking it as solved. */
  next?: (row: Row) => ReactNode
  /** A hint for when nothing matches. */
  tip: string
  empty: { icon: ReactNode; title: string; text: string; action: ReactNode }
  after?: ReactNode
}

/** Downloads the listed rows as a file. */
function ExportButton({ noun }: { noun: RequestNoun }) {
  const { value } = useListQuery()
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const filter = filterOf(value('status'), value('situation'))
      await download(noun.export, { search: value('search') || undefined, ...filter })
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="line" busy={busy} onClick={() => void save()}>
      <Download />
      {t('Export CSV')}
    </Button>
  )
}

const segmentsOf = ({ pending, solved }: RequestCounts): Segment[] => [
  { status: '', label: t('All'), count: pending + solved },
  { status: 'pending', label: t('Pending'), count: pending },
  { status: 'solved', label: t('Solved'), count: solved },
]

/** The last two columns: how a row stands, and what can be done. */
const endColumns = <Row extends RequestRow>(
  { status, viewPath, viewLabel }: RequestListProps<Row>,
  head: string,
  acts: (row: Row) => ReactNode,
): Column<Row>[] => [
  {
    head: t('Status'),
    place: 'status',
    cell: (row) => (status && row.spamSigns.length === 0 ? status(row) : <StatusBadge {...row} />),
  },
  {
    head,
    align: 'end',
    tight: true,
    place: 'acts',
    cell: (row) => (
      <div className="row adm-acts-row">
        <ButtonLink
          look="line"
          small
          to={viewPath(row._id)}
          aria-label={t('View {row}', { row: viewLabel(row) })}
        >
          {t('View')}
        </ButtonLink>
        {acts(row)}
      </div>
    ),
  },
]

/** The list of bookings or of messages. The owner solves them, sorts out spam and exports them. */
export function RequestList<Row extends RequestRow>(props: RequestListProps<Row>) {
  const { noun, total, counts, columns, about, actLabel, create, next, tip, selects } = props
  const { segments = segmentsOf(counts) } = props
  const isOwner = useIsOwner()
  const isSpam = useListQuery().value('status') === 'spam'
  const [asked, setAsked] = useState<{ to: 'solve' | 'remove'; row: Row } | null>(null)
  const close = () => setAsked(null)
  const names = namesOf(noun)

  const ownerActs = (row: Row) =>
    row.spamSigns.length > 0 ? (
      <>
        <NotSpam noun={noun} row={row} of={actLabel(row)} />
        <Button
          look="line"
          small
          data-act="delete"
          aria-label={t('Delete {row}', { row: actLabel(row) })}
          onClick={() => setAsked({ to: 'remove', row })}
        >
          {t('Delete')}
        </Button>
      </>
    ) : (
      (next?.(row) ?? (
        <SolveButton
          resolved={row.resolved}
          of={actLabel(row)}
          onAsk={() => setAsked({ to: 'solve', row })}
        />
      ))
    )

  return (
    <>
      <ListPage
        {...props}
        noun={names}
        columns={[
          ...columns,
          ...endColumns(
            props,
            isSpam ? t('View / Not spam / Delete') : isOwner ? t('View / Mark as solved') : t('View'),
            (row) => isOwner && ownerActs(row),
          ),
        ]}
        actions={
          isOwner && (
            <>
              <ButtonLink look="line" to="/admin/mails">
                <Mail />
                {t('Emails')}
              </ButtonLink>
              {total > 0 && <ExportButton noun={noun} />}
              {create && (
                <ButtonLink look="accent" to={create.to} data-key="new">
                  <Plus />
                  {create.label}
                </ButtonLink>
              )}
            </>
          )
        }
        tools={{
          search: t('Search {things}', { things: t(names[1]) }),
          // Spam is neither pending nor solved, and listed only if there is any.
          segments:
            counts.spam > 0 || isSpam
              ? [...segments, { status: 'spam', label: t('Spam'), count: counts.spam }]
              : segments,
          selects,
          tip,
        }}
      />
      {asked?.to === 'solve' && (
        <SolveDialog noun={noun} row={asked.row} about={about(asked.row)} onClose={close} />
      )}
      {asked?.to === 'remove' && (
        <ConfirmDialog
          title={t('Are you sure you want to delete this {noun}?', { noun: t(names[0]) })}
          what={<RequestSummary name={asked.row.name} about={about(asked.row)} />}
          lede={t('This cannot be undone.')}
          send={() => signedCall(noun.remove, { params: { id: asked.row._id } })}
          onClose={close}
        />
      )}
    </>
  )
}
