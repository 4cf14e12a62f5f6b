import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import { site } from '../../contract/site.ts'
import type { Route } from './+types/contact'
import { Contact } from '../features/message/contact.tsx'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { signedCall } from '../lib/signed-call.ts'
import { sitePictures, sitePicturesSoon } from '../lib/site-pictures.ts'
import { submit, textValues } from '../lib/submit.ts'
import { PictureBook } from '../ui/picture.tsx'
import { toBook } from '../ui/picture-book.ts'
import { toastWhile } from '../ui/toast-while.ts'

const named = [site.pictures.contact]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pictures: await sitePictures(pageOf(context).call, named),
})

export const clientLoader = async () => ({ pictures: await sitePicturesSoon(named) })

/** Where there is no script, the page itself answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = textValues(await request.formData())
  const result = await submit(pageOf(context).call, api.message.add, values)
  return data(result, result.ok ? 200 : result.status)
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = textValues(await request.formData())
  return toastWhile('Please wait email sending...', submit(signedCall, api.message.add, values))
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { publicUrl } = matches[0].loaderData
  return seo(publicUrl, {
    title: 'Get in touch',
    description: `Write to ${site.owner} in ${site.address.city}: ${site.email}, ${site.phone}. ${site.tagline}`,
    path: '/contact',
    jsonLd: [
      businessLd(publicUrl),
      breadcrumbLd(publicUrl, [
        ['Home', '/'],
        ['Contact', '/contact'],
      ]),
    ],
  })
}

export default function ContactPage({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <PictureBook value={toBook(loaderData.pictures)}>
      <Contact result={actionData} />
    </PictureBook>
  )
}
