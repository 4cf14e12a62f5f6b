import * as lucide from 'lucide'
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { icon } from '../../../../ui/icons.tsx'

const FileText = icon(lucide.FileText)

/** Whose papers they are, and the secret that opens them. */
export const PaperAccess = createContext({ reference: '', pageKey: '' })

/** An offer, an invoice or a receipt, which opens beside the page. */
export function PaperLink({ id, children }: { id: string; children: ReactNode }) {
  const { reference, pageKey } = use(PaperAccess)
  const address = `/booking/${reference}/paper/${id}?key=${encodeURIComponent(pageKey)}`
  return (
    <Link className="due-paper" to={address} target="_blank" rel="noreferrer">
      <FileText />
      {children}
    </Link>
  )
}
