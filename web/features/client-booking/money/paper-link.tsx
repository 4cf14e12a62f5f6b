import * as lucide from 'lucide'
import { createContext, type ReactNode, use } from 'react'
import { useApiUrl } from '../../../lib/site.ts'
import { icon } from '../../../ui/icons.tsx'

const FileText = icon(lucide.FileText)

/** Whose papers they are, and the secret that opens them. */
export const PaperDoor = createContext({ reference: '', pageKey: '' })

/** An offer, an invoice or a receipt, which opens beside the page. */
export function PaperLink({ id, children }: { id: string; children: ReactNode }) {
  const { reference, pageKey } = use(PaperDoor)
  const href = `${useApiUrl()}/client-paper/${reference}/${id}?key=${encodeURIComponent(pageKey)}`
  return (
    <a className="due-paper" href={href} target="_blank" rel="noreferrer">
      <FileText />
      {children}
    </a>
  )
}
