import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import { t } from '../../language/t.ts'
import type { Route } from './+types/paper'
import { Desk } from '../client/billing/paper/desk.tsx'
import { PrivateFrame } from '../site/studio/frame/private-frame.tsx'
import { toResult } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { unlisted } from '../lib/seo.ts'
import { useApiUrl } from '../lib/root-data.ts'
import '../styles/client-page.css'
import '../styles/paper.css'
import { PageLink } from '../ui/page-link.tsx'

export { secretHeaders as headers } from './secret-headers.ts'

/** Loaded on the server only: papers are opened, not browsed. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const outcome = await toResult(pageOf(context).call(api.clientOffer.sheet, { params, query: { key } }))
  return data({ outcome, pageKey: key }, outcome.ok ? 200 : outcome.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { outcome } = loaderData as Route.ComponentProps['loaderData']
  const name = outcome.ok
    ? `${outcome.value.data.sheet.title} ${outcome.value.data.sheet.number}`
    : t('Document')
  return unlisted(matches[0].loaderData, name)
}

export default function PaperPage({ loaderData, params }: Route.ComponentProps) {
  const { outcome, pageKey } = loaderData
  const apiUrl = useApiUrl()
  const { reference, id } = params
  if (!outcome.ok)
    return (
      <PrivateFrame>
        <div className="wrap mine-lost">
          <h1>{t('This document does not exist')}</h1>
          <p className="lead">{outcome.message}</p>
          <PageLink className="text-link" to="/booking">
            {t('Send me the link again')}
          </PageLink>
        </div>
      </PrivateFrame>
    )
  const page = outcome.value.data
  const query = `?key=${encodeURIComponent(pageKey)}`
  return (
    <PrivateFrame of={page.sheet.to[0]}>
      <Desk
        page={page}
        file={`${apiUrl}/client-paper/${reference}/${id}${query}`}
        back={`/booking/${reference}${query}`}
      />
    </PrivateFrame>
  )
}
