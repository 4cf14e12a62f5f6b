import { t } from '../../../../language/t.ts'
/** The number of buttons in each group of the toolbar. */
const groups = { headings: 2, marks: 3, blocks: 5, history: 2 }

/** Shows the text as it will look until the script of the editor has loaded. The HTML is sanitised by the server. */
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
