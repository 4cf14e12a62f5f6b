import { type BackLink, AdminHead } from './page-head.tsx'
import type { ReactNode } from 'react'
import { Plus } from './icons.tsx'
import { type Label, t } from '../../../language/t.ts'

interface EntriesPageProps {
  title: string
  lede: string
  back: BackLink
  noun: Label
  table: ReactNode
  form: ReactNode
}

/** A list of entries with the form for new ones next to it; on phones below, one press away. */
export const EntriesPage = ({ title, lede, back, noun, table, form }: EntriesPageProps) => (
  <>
    <AdminHead
      title={title}
      lede={lede}
      back={back}
      actions={
        <a className="btn btn-line adm-phones" href="#new">
          <Plus />
          {t('New {noun}', { noun: t(noun) })}
        </a>
      }
    />
    <div className="adm-form">
      {table}
      <div className="adm-column adm-aside" id="new">
        {form}
      </div>
    </div>
  </>
)
