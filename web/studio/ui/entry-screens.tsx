import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { z } from '../../../contract/shape/zod.ts'
import { type Label, t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import type { Result } from '../../lib/load.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { lastListAddress } from '../lib/list-state.ts'
import { EntryForm } from './entry-form.tsx'
import { Plus } from './icons.tsx'
import { RecordList, type RecordListProps } from './list-page.tsx'
import { OwnerPage } from './owner-page.tsx'
import { AdminHead, type BackLink } from './page-head.tsx'
import { type FieldsOf, type FormOptions, useForm } from './use-form.ts'
import { useRecordVersion } from './use-record-version.ts'

interface Entry {
  _id: string
  version: string
}

interface Listed<Row> {
  rows: Row[]
  /** Absent where all are listed. */
  page?: number
  total?: number
  pictures?: Parameters<typeof toPictureLookup>[0]
}

type Saved = Promise<{ message: string }>

/** What the owner keeps in a short list, such as authors. Its two pages are made from this. */
export interface EntryKind<Row extends Entry, Values extends object, Checked, Input> {
  /** Why others cannot open its pages. */
  refusal: Label
  /** The page above the list. */
  back: BackLink
  listPath: string
  list: (call: Call, url: string) => Promise<Listed<Row>>
  one: (call: Call, id: string) => Promise<Row>
  add: (input: Checked) => Saved
  update: (id: string, input: Checked) => Saved
  schema: z.ZodType<Checked, Input>
  blank: Values
  toValues: (row: Row) => Values
  Fields: (props: { form: FieldsOf<Values>; isNew: boolean }) => ReactNode
  /** Before it is sent. */
  beforeSubmit?: (values: Values) => void
  title: Label
  lede: (total: number) => string
  /** Above the form, and on its button. */
  formTitle: { add: Label; update: Label }
  verb: { add: Label; update: Label }
  /** The head of the page of one entry. */
  head: (row: Row) => { title: string; lede?: string; actions?: ReactNode }
  /** A function, because the language is known only then. */
  table: () => Omit<RecordListProps<Row>, 'rows' | 'page' | 'total'>
}

/** Checks the parts of a kind against each other. */
export const entryKind = <Row extends Entry, Values extends object, Checked, Input>(
  kind: EntryKind<Row, Values, Checked, Input>,
) => kind

interface ListScreenProps<Row extends Entry, Values extends object, Checked, Input> {
  kind: EntryKind<Row, Values, Checked, Input>
  outcome: Result<Listed<Row>>
}

function AddForm<Row extends Entry, Values extends object, Checked, Input>({
  kind,
}: {
  kind: EntryKind<Row, Values, Checked, Input>
}) {
  const options = { schema: kind.schema, initial: kind.blank, send: kind.add, startsOver: true }
  const form = useForm(options as unknown as FormOptions<Values, Checked, Input, { message: string }>)
  return (
    <EntryForm
      form={form}
      title={t(kind.formTitle.add)}
      verb={t(kind.verb.add)}
      beforeSubmit={() => kind.beforeSubmit?.(form.values)}
    >
      <kind.Fields form={form} isNew />
    </EntryForm>
  )
}

/** The list with the form for new entries next to it; on phones below, one press away. */
export const EntriesScreen = <Row extends Entry, Values extends object, Checked, Input>({
  kind,
  outcome,
}: ListScreenProps<Row, Values, Checked, Input>) => (
  <OwnerPage outcome={outcome} refusal={kind.refusal} back={kind.back}>
    {({ rows, page, total = rows.length, pictures = [] }) => (
      <PictureLookup value={toPictureLookup(pictures)}>
        <AdminHead
          title={t(kind.title)}
          lede={kind.lede(total)}
          back={kind.back}
          actions={
            <a className="btn btn-line adm-phones" href="#new">
              <Plus />
              {t(kind.formTitle.add)}
            </a>
          }
        />
        <div className="adm-form">
          <RecordList {...kind.table()} rows={rows} page={page} total={total} />
          <div className="adm-column adm-aside" id="new">
            <AddForm kind={kind} />
          </div>
        </div>
      </PictureLookup>
    )}
  </OwnerPage>
)

function UpdateForm<Row extends Entry, Values extends object, Checked extends object, Input>({
  kind,
  row,
}: {
  kind: EntryKind<Row, Values, Checked, Input>
  row: Row
}) {
  const navigate = useNavigate()
  const { initial, withVersion, reload } = useRecordVersion(
    row,
    () => kind.one(signedCall, row._id),
    kind.toValues,
  )
  const form = useForm({
    schema: kind.schema,
    initial,
    send: (input: Checked) => kind.update(row._id, withVersion(input)),
    onSaved: () => void navigate(lastListAddress(kind.listPath)),
    reload,
  } as unknown as FormOptions<Values, Checked, Input, { message: string }>)
  return (
    <EntryForm
      form={form}
      title={t(kind.formTitle.update)}
      verb={t(kind.verb.update)}
      cancel={kind.listPath}
      beforeSubmit={() => kind.beforeSubmit?.(form.values)}
    >
      <kind.Fields form={form} isNew={false} />
    </EntryForm>
  )
}

/** The page of one entry. */
export const EntryScreen = <Row extends Entry, Values extends object, Checked extends object, Input>({
  kind,
  outcome,
}: {
  kind: EntryKind<Row, Values, Checked, Input>
  outcome: Result<Row>
}) => {
  const back: BackLink = { to: kind.listPath, label: kind.title }
  return (
    <OwnerPage outcome={outcome} refusal={kind.refusal} back={back}>
      {(row) => (
        <>
          <AdminHead {...kind.head(row)} back={back} />
          <div className="adm-narrow">
            <UpdateForm key={row._id} kind={kind} row={row} />
          </div>
        </>
      )}
    </OwnerPage>
  )
}
