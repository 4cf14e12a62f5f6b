import { useId } from 'react'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface WiredField {
  name: string
  value: string
  error?: string
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

interface SearchPanelProps {
  title: WiredField
  description: WiredField
  /** The placeholder. */
  ownTitle: string
}

/** The title and description for search engines and social networks. */
export function SearchPanel({ title, description, ownTitle }: SearchPanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('In search results')}</h2>
      </header>
      <div className="adm-block">
        <TextField label={t('Search title')} optional maxLength={120} placeholder={ownTitle} {...title} />
        <TextArea
          label={t('Search description')}
          optional
          rows={3}
          maxLength={300}
          hint={t('Leave empty to use the first words of the post.')}
          {...description}
        />
      </div>
    </section>
  )
}
