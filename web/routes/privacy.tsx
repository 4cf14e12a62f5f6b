import { api } from '../../contract/api.ts'
import type { Route } from './+types/privacy'
import { PrivacyPage } from '../site/studio/frame/privacy.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { t } from '../../language/t.ts'
import '../styles/policy.css'

const load = async (call: Call) => ({ privacy: (await call(api.site.privacy)).data })

export const loader = ({ context }: Route.LoaderArgs) => load(pageOf(context).call)
export const clientLoader = () => load(browserCall)

export const meta: Route.MetaFunction = ({ matches }) => {
  const rootData = matches[0].loaderData
  return seo(rootData, {
    title: t('Privacy'),
    description: t('What this website keeps about you, why, and for how long. In plain words.'),
    path: '/privacy',
    jsonLd: [
      breadcrumbLd(rootData.publicUrl, [
        [t('Home'), '/'],
        [t('Privacy'), '/privacy'],
      ]),
    ],
  })
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage privacy={loaderData.privacy} />
}
