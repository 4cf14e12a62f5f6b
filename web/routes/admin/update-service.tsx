import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import { formatLongDate } from '../../../contract/shape/dates.ts'
import type { Service } from '../../../contract/portfolio/service.ts'
import type { Route } from './+types/update-service'
import { ServiceForm, toValues } from '../../studio/portfolio/service/service-form.tsx'
import { lastListAddress } from '../../studio/lib/list-state.ts'
import { type PageRequest, ownerLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-services.css'
import { TranslateLink } from '../../studio/studio/translate-link.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { useRecordVersion } from '../../studio/ui/use-record-version.ts'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ServicePreview } from './service-preview.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { plural, t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/services', label: 'Services' }

async function loadService(call: Call, id: string) {
  const reply = await call(api.service.one, { params: { id } })
  return { service: reply.data, pictures: reply.pictures }
}

const load = (call: Call, { params }: PageRequest<{ id: string }>) => loadService(call, params.id)

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Service'))

function UpdateForm({ service }: { service: Service }) {
  const navigate = useNavigate()
  const params = { id: service._id }
  const { initial, withVersion, reload } = useRecordVersion(
    service,
    async () => (await loadService(signedCall, service._id)).service,
    toValues,
  )
  return (
    <ServiceForm
      initial={initial}
      send={(input) => signedCall(api.service.update, { params, body: withVersion(input) })}
      onSaved={() => void navigate(lastListAddress(back.to))}
      reload={reload}
      Preview={ServicePreview}
      rating={service.rating}
      note={
        service.reviewCount > 0
          ? t('Stars come from {reviewCount}.', {
              reviewCount: plural(service.reviewCount, '{n} review', '{n} reviews'),
            })
          : t('Stars come from reviews. This service has none yet.')
      }
    />
  )
}

export default function UpdateService({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.services} back={back}>
      {({ service, pictures }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <AdminHead
            title={t('Update Service')}
            lede={t('{title}, last saved {version}', {
              title: service.title,
              version: formatLongDate(service.version),
            })}
            back={back}
            actions={<TranslateLink kind="service" id={service._id} />}
          />
          <UpdateForm key={service._id} service={service} />
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
