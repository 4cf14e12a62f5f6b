import { useRef } from 'react'
import { data, useNavigate, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import { formatLongDate } from '../../../contract/dates.ts'
import type { Service } from '../../../contract/service.ts'
import type { Route } from './+types/update-service'
import { ServiceForm, toValues } from '../../features/service-admin/service-form.tsx'
import { countOf } from '../../lib/admin/days.ts'
import { listAddress } from '../../lib/admin/list-state.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-services.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ServicePreview } from './service-preview.tsx'

const back = { to: '/admin/services', label: 'Services' }

async function load(call: Call, id: string) {
  const reply = await call(api.service.one, { params: { id } })
  return { service: reply.data, pictures: reply.pictures }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, load(call, params.id))
  return data({ outcome }, viewer?.role !== 'owner' ? 403 : outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, params.id)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Update Service')

function UpdateForm({ service }: { service: Service }) {
  const navigate = useNavigate()
  /** Which state the form was made from. */
  const version = useRef(service.version)
  const params = { id: service._id }
  return (
    <ServiceForm
      initial={toValues(service)}
      send={(input) =>
        signedCall(api.service.update, {
          params,
          body: { ...input, version: version.current },
        })
      }
      onSaved={() => void navigate(listAddress(back.to))}
      reload={async () => {
        const stored = (await load(signedCall, service._id)).service
        version.current = stored.version
        return toValues(stored)
      }}
      Preview={ServicePreview}
      rating={service.rating}
      note={
        service.reviewCount > 0
          ? `Stars come from ${countOf(service.reviewCount, 'review')}.`
          : 'Stars come from reviews. This service has none yet.'
      }
    />
  )
}

export default function UpdateService({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') {
    return <PermissionView text="Services are written by the studio. What is yours is one tap away." />
  }
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { service, pictures } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <AdminHead
        title="Update Service"
        lede={`${service.title}, last saved ${formatLongDate(service.version)}`}
        back={back}
      />
      <UpdateForm key={service._id} service={service} />
    </PictureLookup>
  )
}
