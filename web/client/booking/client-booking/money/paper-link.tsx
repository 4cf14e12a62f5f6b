import * as lucide from 'lucide'
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { icon } from '../../../../ui/icons.tsx'

const FileText = icon(lucide.FileText)

/** The reference of the booking, and the key that opens its documents. */
export const PaperAccess = createContext({ reference: '', pageKey: '' })

/** A link to an offer, an invoice or a receipt, in a new tab. */
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
