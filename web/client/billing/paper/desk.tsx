import * as lucide from 'lucide'
import type { SheetPage } from '../../../../contract/shape/sheet.ts'
import { t } from '../../../../language/t.ts'
import { Button } from '../../../ui/button.tsx'
import { icon } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Sheet } from './sheet.tsx'

const Printer = icon(lucide.Printer)
const Download = icon(lucide.Download)

interface DeskProps {
  page: SheetPage
  /** The paper as a PDF. */
  file: string
  /** The address of the booking's page. */
  back: string
}

/** The paper with its actions: print, download, back. */
export function Desk({ page, file, back }: DeskProps) {
  const hydrated = useHydrated()
  const { title, number } = page.sheet
  return (
    <>
      <div className="desk-tools">
        <div className="wrap">
          <h1>
            {title} {number}
          </h1>
          <PageLink className="btn btn-bare" to={back}>
            {t('My booking')}
          </PageLink>
          {hydrated && (
            <Button look="line" onClick={() => window.print()}>
              <Printer />
              {t('Print')}
            </Button>
          )}
          <a className="btn btn-ink" href={file}>
            <Download />
            {t('Download the PDF')}
          </a>
        </div>
      </div>
      <div className="desk">
        <Sheet page={page} />
      </div>
    </>
  )
}
