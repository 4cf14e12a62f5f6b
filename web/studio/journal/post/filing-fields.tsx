import type { Author } from '../../../../contract/journal/author.ts'
import type { Category } from '../../../../contract/journal/category.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { suggestedMinutes, wordCount } from './reading-time.ts'
import { plural, t } from '../../../../language/t.ts'

export type CategoryChoice = Pick<Category, '_id' | 'cat_name'>
export type AuthorChoice = Pick<Author, '_id' | 'name'>

interface WiredField {
  name: string
  value: string
  error?: string
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

interface FilingFieldsProps {
  values: { postBody: string; readingMinute: string }
  categories: CategoryChoice[]
  authors: AuthorChoice[]
  field: (name: 'cat_id' | 'author_id' | 'readingMinute') => WiredField
  onCategory: (id: string) => void
  onNew: (what: 'category' | 'author') => void
  /** Typed by hand, or suggested. */
  onMinutes: (minutes: string, isOwn: boolean) => void
}

/** The category, author and reading time of a post. */
export function FilingFields({
  values,
  categories,
  authors,
  field,
  onCategory,
  onNew,
  onMinutes,
}: FilingFieldsProps) {
  const suggestion = suggestedMinutes(values.postBody)
  const minutesHint = suggestion
    ? t('{words}, about {minutes} to read.', {
        words: plural(wordCount(values.postBody), '{n} word', '{n} words'),
        minutes: plural(Number(suggestion), '{n} minute', '{n} minutes'),
      })
    : t('Suggested once there is some text.')
  return (
    <>
      <SelectField
        label={t('Category')}
        required
        none={t('Choose a category')}
        options={categories.map(({ _id, cat_name }) => ({ value: _id, label: cat_name }))}
        hint={
          <button type="button" className="adm-link" onClick={() => onNew('category')}>
            {t('New category')}
          </button>
        }
        {...field('cat_id')}
        onChange={({ target }) => onCategory(target.value)}
      />
      <SelectField
        label={t('Author')}
        required
        none={t('Choose an author')}
        options={authors.map(({ _id, name }) => ({ value: _id, label: name }))}
        hint={
          <button type="button" className="adm-link" onClick={() => onNew('author')}>
            {t('New author')}
          </button>
        }
        {...field('author_id')}
      />
      <TextField
        label={t('Reading minutes')}
        inputMode="numeric"
        required
        hint={
          suggestion && suggestion !== values.readingMinute ? (
            <>
              {minutesHint}{' '}
              <button
                type="button"
                className="adm-link adm-suggest"
                onClick={() => onMinutes(suggestion, false)}
              >
                {t('Use {suggestion}', { suggestion: Number(suggestion) })}
              </button>
            </>
          ) : (
            minutesHint
          )
        }
        {...field('readingMinute')}
        onChange={({ target }) => onMinutes(target.value, target.value !== '')}
      />
    </>
  )
}
