import type { Author } from '../../../../contract/journal/author.ts'
import { EntriesTable } from '../../ui/entries-table.tsx'
import type { EntryListProps } from '../../ui/entry-props.ts'
import { Picture } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

const face = ({ image }: Author) => <Picture of={image} alt="" sizes="56px" className="adm-thumb adm-face" />

export const AuthorsTable = (props: EntryListProps<Author>) => (
  <EntriesTable
    {...props}
    label={t('Authors')}
    noun={['author', 'authors']}
    nameHead={t('Name')}
    name={({ name }) => name}
    detail={({ designation }) => designation}
    slug={({ author_slug }) => author_slug}
    picture={face}
    updatePath={(id) => `/admin/blogs/update-author/${id}`}
    empty={{
      title: t('No authors yet'),
      text: t('Every post names its author. Start with yourself, in the form on this page.'),
    }}
    removal={{
      question: (name) => t('Are you sure to DELETE {name} from database?', { name }),
      detail: ({ designation }) => designation,
      note: t('An author who still has posts cannot be deleted.'),
    }}
  />
)
