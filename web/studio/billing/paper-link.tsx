import type { ReactNode } from 'react'
import { api } from '../../../contract/api.ts'
import { address } from '../../lib/api.ts'
import { apiUrl } from '../../lib/browser-call.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Opens an offer, an invoice or a receipt as a PDF. */
export function PaperLink({ id, children }: { id: string; children: ReactNode }) {
  // Only the browser knows the address of the API if it is on another host.
  const base = useHydrated() ? apiUrl : '/api'
  return (
    <a
      className="adm-link adm-small"
      href={base + address(api.document.pdf, { id })}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  )
}
