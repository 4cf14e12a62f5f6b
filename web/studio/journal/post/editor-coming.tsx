import { t } from '../../../../language/t.ts'
/** How many buttons each group of the toolbar has. */
const groups = { headings: 2, marks: 3, blocks: 5, history: 2 }

/**
 * Until the editor's script is there, the text stands as it will in the editor. It is the server's own, which has
 * cleaned it.
 */
export const EditorComing = ({ html }: { html: string }) => (
  <div className="adm-ed-coming" aria-busy="true">
    <div className="adm-ed-tools" aria-hidden="true">
      {Object.entries(groups).map(([name, count]) => (
        <div key={name} className="adm-ed-group">
          {Array.from({ length: count }, (_, place) => (
            <span key={place} className="icon-btn" />
          ))}
        </div>
      ))}
    </div>
    <span className="sr" role="status">
      {t('The editor is loading…')}
    </span>
    <div className="adm-ed-text">
      <div className="adm-prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  </div>
)
