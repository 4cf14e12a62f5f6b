import { api } from '../../../contract/api.ts'
import { plural, t } from '../../../language/t.ts'
import type { Route } from './+types/untranslated'
import { UntranslatedTable } from '../../studio/studio/translation/untranslated-table.tsx'
import { browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'

const back: BackLink = { to: '/admin/settings', label: 'Settings' }

const load = async (call: Call) => (await call(api.translation.list)).data

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(matches[0].loaderData, t('Not in Bangla yet'))

export default function UntranslatedPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can change settings." back={back}>
      {(rows) => {
        const open = rows.reduce((sum, { missing, older }) => sum + missing + older, 0)
        return (
          <>
            <AdminHead
              title={t('Not in Bangla yet')}
              lede={open === 0 ? undefined : plural(open, '{n} text needs work', '{n} texts need work')}
              back={back}
            />
            <UntranslatedTable rows={rows} />
          </>
        )
      }}
    </OwnerPage>
  )
}
