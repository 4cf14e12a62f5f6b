import type { TranslatedKind, Untranslated } from '../../../../contract/studio/translation.ts'
import { type Label, plural, t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { Languages } from '../../ui/icons.tsx'
import { RecordList } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

const kindNames: Record<TranslatedKind, Label> = {
  site: 'Site texts',
  service: 'Service',
  post: 'Blog post',
  category: 'Category',
  author: 'Author',
  picture: 'Picture',
  work: 'Work',
  'work-kind': 'Kind of work',
}

type Row = Untranslated & { _id: string }

const nameColumn = (): Column<Row> => ({
  head: t('Text'),
  place: 'text',
  cell: ({ kind, id, name }) => (
    <span className="adm-subject">
      <PageLink
        className="adm-cell-t adm-cut"
        to={`/admin/translate/${kind}/${encodeURIComponent(id)}`}
        lang={name ? langOf(name) : undefined}
        data-row
      >
        {name || t(kindNames[kind])}
      </PageLink>
      {name && <span className="adm-cell-s">{t(kindNames[kind])}</span>}
    </span>
  ),
})

const stateColumn = (): Column<Row> => ({
  head: t('Needs work'),
  place: 'text',
  align: 'end',
  tight: true,
  cell: ({ missing, older }) => (
    <>
      {missing > 0 && (
        <span className="adm-badge adm-pending">
          {plural(missing, '{n} text is missing', '{n} texts are missing')}
        </span>
      )}{' '}
      {older > 0 && (
        <span className="adm-badge adm-scheduled">
          {plural(older, '{n} is older than the English text', '{n} are older than the English texts')}
        </span>
      )}
    </>
  ),
})

/** All texts without a current translation, with links to write them. */
export const UntranslatedTable = ({ rows }: { rows: Untranslated[] }) => (
  <RecordList
    label={t('Not in Bangla yet')}
    rows={rows.map((row) => ({ ...row, _id: `${row.kind}/${row.id}` }))}
    total={rows.length}
    columns={[nameColumn(), stateColumn()]}
    empty={{
      icon: <Languages />,
      title: t('Everything is in Bangla'),
      text: t('What you write or change in English appears here until it is translated.'),
    }}
  />
)
