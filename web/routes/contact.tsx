import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import type { SiteFrame } from '../../contract/shape/site.ts'
import type { Route } from './+types/contact'
import { Contact } from '../site/booking/message/contact.tsx'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { signedCall } from '../lib/signed-call.ts'
import { currentSite } from '../lib/root-data.ts'
import { loadSitePictures, loadSitePicturesInBrowser } from '../site/portfolio/site-pictures.ts'
import { readFormValues, submit, textValues } from '../lib/submit.ts'
import { revalidateUnlessFailed } from '../lib/revalidate-unless-failed.ts'
import { PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { toastWhile } from '../ui/toast.ts'
import { localDigits } from '../../language/numbers.ts'
import { t } from '../../language/t.ts'

const namedPictures = ({ pictures }: SiteFrame) => [pictures.contact]

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site } = pageOf(context)
  return { pictures: await loadSitePictures(call, namedPictures(site)) }
}

export const clientLoader = async () => ({
  pictures: await loadSitePicturesInBrowser(namedPictures(currentSite())),
})

/** Without script the page itself answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readFormValues(request)
  const result = await submit(pageOf(context).call, api.message.add, values)
  return data(result, result.ok ? 200 : result.status)
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = textValues(await request.formData())
  return toastWhile(t('Please wait email sending...'), submit(signedCall, api.message.add, values))
}

export const shouldRevalidate = revalidateUnlessFailed

export const meta: Route.MetaFunction = ({ matches }) => {
  const rootData = matches[0].loaderData
  const { publicUrl, site } = rootData
  return seo(rootData, {
    title: t('Get in touch'),
    description: [site.owner, site.address.city, site.email, localDigits(site.phone), site.tagline]
      .filter(Boolean)
      .join(', '),
    path: '/contact',
    jsonLd: [
      businessLd(rootData),
      breadcrumbLd(publicUrl, [
        [t('Home'), '/'],
        [t('Contact'), '/contact'],
      ]),
    ],
  })
}

export default function ContactPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <PictureLookup value={toPictureLookup(loaderData.pictures)}>
      <Contact result={actionData} />
    </PictureLookup>
  )
}
