import { permissionSentence } from '../../../contract/errors.ts'
import { AdminEmptyState } from './empty-state.tsx'
import { ButtonLink } from '../button.tsx'
import { Lock } from './icons.tsx'

/** Stands in for a page that the server would refuse. */
export function PermissionView({ text }: { text: string }) {
  return (
    <AdminEmptyState icon={<Lock />} title={permissionSentence} text={text} whole>
      <ButtonLink look="accent" to="/admin/dashboard">
        Go to my dashboard
      </ButtonLink>
    </AdminEmptyState>
  )
}
