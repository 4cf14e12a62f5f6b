import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import { formatLongDate } from '../../../contract/shape/dates.ts'
import type { WorkDetails } from '../../../contract/portfolio/work.ts'
import { t } from '../../../language/t.ts'
import type { Route } from './+types/update-work'
import { toValues, WorkForm } from '../../studio/portfolio/work/work-form.tsx'
import { cameraWords } from '../../site/portfolio/work/camera-words.ts'
import { lastListAddress } from '../../studio/lib/list-state.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { loadWorkChoices } from '../../studio/portfolio/work-choices.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-work.css'
import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { TranslateLink } from '../../studio/studio/translate-link.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { useRecordVersion } from '../../studio/ui/use-record-version.ts'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ownerRefusals } from './owner-refusals.ts'

const back: BackLink = { to: '/admin/work', label: 'Portfolio' }

const loadWork = (call: Call, slug: string) => call(api.work.one, { params: { slug }, query: {} })

async function load(call: Call, { params }: PageRequest<{ slug: string }>) {
  const [choices, { data, pictures }] = await Promise.all([
    loadWorkChoices(call),
    loadWork(call, params.slug),
  ])
  return { ...choices, work: data, pictures }
}
type Choices = Awaited<ReturnType<typeof loadWorkChoices>>

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update picture'))

function UpdateForm({ work, ...choices }: Choices & { work: WorkDetails }) {
  const navigate = useNavigate()
  const { initial, withVersion, reload } = useRecordVersion(
    work,
    async () => (await loadWork(signedCall, work.slug)).data,
    toValues,
  )
  return (
    <WorkForm
      {...choices}
      src={work.src}
      camera={work.camera ? cameraWords(work.camera.facts) : ''}
      initial={initial}
      send={(input) => signedCall(api.work.update, { params: { id: work._id }, body: withVersion(input) })}
      onSaved={() => void navigate(lastListAddress(back.to))}
      reload={reload}
    />
  )
}

export default function UpdateWork({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.work} back={back}>
      {({ pictures, work, ...choices }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <AdminHead
            title={t('Update picture')}
            lede={t('Last saved {version}', { version: formatLongDate(work.version) })}
            back={back}
            actions={<TranslateLink kind="work" id={work._id} />}
          />
          <div className="adm-narrow">
            <UpdateForm key={work._id} work={work} {...choices} />
          </div>
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
