import { permissionSentence } from '../../../contract/shape/errors.ts'
import { AdminEmptyState } from './empty-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Lock } from './icons.tsx'
import { type Label, t } from '../../../language/t.ts'

/** Replaces a page that the server would refuse. */
export function PermissionView({ text }: { text: Label }) {
  return (
    <AdminEmptyState icon={<Lock />} title={t(permissionSentence)} text={t(text)} whole>
      <ButtonLink look="accent" to="/admin/dashboard">
        {t('Go to my dashboard')}
      </ButtonLink>
    </AdminEmptyState>
  )
}
