import { api } from '../../../../contract/api.ts'
import { type ReplyTemplate, replyTemplateInput } from '../../../../contract/booking/reply-template.ts'
import { inBraces, placeholders } from '../../../../contract/shape/placeholders.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { entryKind } from '../../ui/entry-screens.tsx'
import { Mail } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table.tsx'
import type { FieldsOf } from '../../ui/use-form.ts'

const blank = { name: '', body: '', solves: false }
const updatePath = ({ _id }: ReplyTemplate) => `/admin/request/saved-replies/update/${_id}`

const columns = (): Column<ReplyTemplate>[] => [
  {
    head: t('Name'),
    place: 'text',
    cell: (template) => (
      <span className="adm-subject">
        <PageLink className="adm-cell-t" to={updatePath(template)} lang={langOf(template.name)} data-row>
          {template.name}
        </PageLink>
        <span className="adm-cell-s adm-cut" lang={langOf(template.body)}>
          {template.body}
        </span>
      </span>
    ),
  },
]

function Fields({ form: { field, values, set } }: { form: FieldsOf<typeof blank> }) {
  return (
    <>
      <TextField
        label={t('Name')}
        hint={t('The name you will look for when you answer.')}
        {...field('name')}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextArea
        label={t('Reply')}
        hint={t('Filled in when you use it: {placeholders}.', { placeholders: inBraces(placeholders) })}
        rows={8}
        maxLength={10_000}
        spellCheck
        required
        {...field('body')}
      />
      <label className="adm-check">
        <input
          type="checkbox"
          checked={values.solves}
          onChange={({ target }) => set('solves', target.checked)}
        />
        {t('Tick ‘and mark as solved’ when this reply is used')}
      </label>
    </>
  )
}

/** Saved replies: answers that the owner gives often. */
export const replyTemplates = entryKind({
  refusal: 'Only the owner can add and answer requests.',
  back: { to: '/admin/request', label: 'Back to Booking Request' },
  listPath: '/admin/request/saved-replies',
  title: 'Saved replies',
  lede: () => t('Answers you give often, for requests and messages'),
  list: async (call) => ({ rows: (await call(api.replyTemplate.list)).data }),
  one: async (call, id) => (await call(api.replyTemplate.one, { params: { id } })).data,
  add: (body) => signedCall(api.replyTemplate.add, { body }),
  update: (id, body) => signedCall(api.replyTemplate.update, { params: { id }, body }),
  schema: replyTemplateInput,
  blank,
  toValues: ({ name, body, solves }: ReplyTemplate) => ({ name, body, solves }),
  Fields,
  formTitle: { add: 'New saved reply', update: 'The saved reply' },
  verb: { add: 'Save reply', update: 'Save reply' },
  head: ({ name }) => ({ title: name }),
  table: () => ({
    label: t('Saved replies'),
    noun: ['saved reply', 'saved replies'],
    cards: 'people',
    columns: columns(),
    edit: { name: ({ name }) => name, path: updatePath },
    removal: {
      question: () => t('Are you sure you want to delete this saved reply?'),
      what: ({ name }) => <span className="adm-cell-t">{name}</span>,
      note: () => t('Replies already sent do not change.'),
      send: ({ _id }) => signedCall(api.replyTemplate.remove, { params: { id: _id } }),
    },
    empty: {
      icon: <Mail />,
      title: t('No saved replies yet'),
      text: t('Save answers you give often. When you reply, choose one; names and dates are filled in.'),
    },
  }),
})
