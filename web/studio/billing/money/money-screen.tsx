import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { formatPaisa } from '../../../../contract/shape/money.ts'
import {
  type Invoice,
  type InvoiceCounts,
  type InvoiceState,
  invoiceStates,
  type MoneyOverview,
} from '../../../../contract/billing/money-page.ts'
import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import { download } from '../../lib/download.ts'
import { fullDay, yearDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { Download, Wallet } from '../../ui/icons.tsx'
import { ListPager } from '../../ui/list-pager.tsx'
import { ListTools } from '../../ui/list-tools.tsx'
import { NothingMatches } from '../../ui/nothing-matches.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { PaperLink } from '../paper-link.tsx'
import { SegmentFilter } from '../../ui/segment-filter.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { Button } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { MoneyCards } from './money-cards.tsx'
import { MoneyMonths } from './money-months.tsx'
import { type Label, plural, t, inSentences } from '../../../../language/t.ts'
import { toastApiError } from '../../../ui/toast.ts'

interface MoneyScreenProps {
  today: string
  overview: MoneyOverview
  invoices: Invoice[]
  counts: InvoiceCounts
  page: number
  total: number
}

const stateWords: Record<InvoiceState, Label> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

const columns = (): Column<Invoice>[] => [
  {
    head: t('Client'),
    cell: ({ booking, name, serviceTitle }) => (
      <span className="adm-invoice-who">
        <PageLink
          className="adm-cell-t"
          to={`/admin/request/view/${booking}?tab=payments`}
          lang={langOf(name)}
          data-row
        >
          {name}
        </PageLink>
        <span className="adm-cell-s" lang={langOf(serviceTitle)}>
          {serviceTitle}
        </span>
      </span>
    ),
  },
  {
    head: t('Number'),
    place: 'text',
    tight: true,
    cell: ({ _id, number }) => <PaperLink id={_id}>{number}</PaperLink>,
  },
  {
    head: t('Shoot'),
    place: 'text',
    cell: ({ eventDate }) => (
      <time className="adm-nb" dateTime={eventDate}>
        {yearDay(eventDate)}
      </time>
    ),
  },
  {
    head: t('Amount'),
    align: 'end',
    place: 'text',
    cell: ({ total, paid, state }) => (
      <span className="adm-invoice-sum adm-num">
        <b>{formatPaisa(total)}</b>
        {state !== 'paid' && paid > 0 && (
          <span className="adm-cell-s adm-nb">{t('{sum} paid', { sum: formatPaisa(paid) })}</span>
        )}
      </span>
    ),
  },
  { head: t('State'), place: 'status', tight: true, cell: (invoice) => <InvoiceBadge {...invoice} /> },
]

/** Late invoices and payments to check, for the lede. */
function waiting({ overdue, claims }: MoneyOverview) {
  const overdueText =
    overdue.count > 0 && plural(overdue.count, '{n} invoice is overdue.', '{n} invoices are overdue.')
  const checks =
    claims > 0 &&
    plural(claims, '{n} payment is waiting to be checked.', '{n} payments are waiting to be checked.')
  return [overdueText, checks].filter(Boolean).join(' ')
}

function ExportButtons({ search, state }: { search?: string; state?: InvoiceState }) {
  const [busy, setBusy] = useState(false)
  async function save(run: () => Promise<void>) {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="line" busy={busy} onClick={() => void save(() => download(api.money.exportPayments, {}))}>
        <Download />
        {t('Payments as CSV')}
      </Button>
      <Button
        look="line"
        busy={busy}
        onClick={() => void save(() => download(api.money.exportInvoices, { search, state }))}
      >
        <Download />
        {t('Invoices as CSV')}
      </Button>
    </>
  )
}

const hasMoney = ({ received, agreed, shoots }: MoneyOverview['months'][number]) =>
  received !== 0 || agreed !== 0 || shoots > 0

/** What was received, what is owed, and all invoices. */
export function MoneyScreen({ today, overview, invoices, counts, page, total }: MoneyScreenProps) {
  const { busy, value } = useListQuery()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const status = value('status')
  const search = value('search')
  const state = invoiceStates.find((one) => one === status)
  const isNarrowed = status !== '' || search !== ''
  return (
    <>
      <AdminHead
        title={t('Money')}
        lede={inSentences(fullDay(today), waiting(overview))}
        actions={(all > 0 || isNarrowed) && <ExportButtons search={search || undefined} state={state} />}
      />
      <MoneyCards {...overview} />
      {overview.months.some(hasMoney) && <MoneyMonths months={overview.months} />}
      <h2 className="adm-money-h">{t('Invoices')}</h2>
      {all === 0 && !isNarrowed ? (
        <AdminEmptyState
          icon={<Wallet />}
          title={t('No invoices yet')}
          text={t(
            'An invoice is made when a client accepts your offer. Make the first offer on the page of a request.',
          )}
        />
      ) : (
        <>
          <ListTools search={t('Name, number or TrxID')}>
            <SegmentFilter
              segments={[
                { status: '', label: t('All'), count: all },
                ...invoiceStates.map((one) => ({
                  status: one,
                  label: t(stateWords[one]),
                  count: counts[one],
                })),
              ]}
            />
          </ListTools>
          <div className="adm-region" aria-busy={busy || undefined}>
            {invoices.length === 0 ? (
              <NothingMatches
                noun="invoice"
                text={t('Search by name, number or TrxID.')}
                filters={['search', 'status']}
              />
            ) : (
              <>
                <DataTable label={t('Invoices')} cards="people" rows={invoices} columns={columns()} />
                <ListPager page={page} perPage={adminRows} total={total} noun={['invoice', 'invoices']} />
              </>
            )}
          </div>
        </>
      )}
    </>
  )
}
