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
import type { Endpoint } from '../../../../contract/shape/endpoint.ts'
import { download } from '../../lib/download.ts'
import { fullDay, yearDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { Download, Wallet } from '../../ui/icons.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
import { PaperBadge, PaperLink, stateName } from '../paper.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { Button } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { MoneyCards } from './money-cards.tsx'
import { MoneyMonths } from './money-months.tsx'
import { inSentences, plural, t } from '../../../../language/t.ts'
import { toastApiError } from '../../../ui/toast.ts'

interface MoneyScreenProps {
  today: string
  overview: MoneyOverview
  invoices: Invoice[]
  counts: InvoiceCounts
  page: number
  total: number
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
  {
    head: t('State'),
    place: 'status',
    tight: true,
    cell: ({ state, paid }) => <PaperBadge state={state === 'open' && paid > 0 ? 'partly paid' : state} />,
  },
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

interface ExportProps {
  search?: string
  state?: InvoiceState
}

/** All payments, and the listed invoices. */
function ExportButtons(listed: ExportProps) {
  const [busy, setBusy] = useState(false)
  function save(file: Endpoint, query: object) {
    setBusy(true)
    void download(file, query)
      .catch(toastApiError)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Button look="line" busy={busy} onClick={() => save(api.money.exportPayments, {})}>
        <Download />
        {t('Payments as CSV')}
      </Button>
      <Button look="line" busy={busy} onClick={() => save(api.money.exportInvoices, listed)}>
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
  const { value } = useListQuery()
  const [search, status] = [value('search'), value('status')]
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ListPage
      title={t('Money')}
      lede={inSentences(fullDay(today), waiting(overview))}
      actions={
        (all > 0 || search || status) && (
          <ExportButtons
            search={search || undefined}
            state={invoiceStates.find((state) => state === status)}
          />
        )
      }
      before={
        <>
          <MoneyCards {...overview} />
          {overview.months.some(hasMoney) && <MoneyMonths months={overview.months} />}
          <h2 className="adm-money-h">{t('Invoices')}</h2>
        </>
      }
      tools={{
        search: t('Name, number or TrxID'),
        segments: [
          { status: '', label: t('All'), count: all },
          ...invoiceStates.map((state) => ({ status: state, label: stateName(state), count: counts[state] })),
        ],
        tip: t('Search by name, number or TrxID.'),
      }}
      label={t('Invoices')}
      noun={['invoice', 'invoices']}
      rows={invoices}
      page={page}
      total={total}
      columns={columns()}
      empty={{
        icon: <Wallet />,
        title: t('No invoices yet'),
        text: t(
          'An invoice is made when a client accepts your offer. Make the first offer on the page of a request.',
        ),
      }}
    />
  )
}
