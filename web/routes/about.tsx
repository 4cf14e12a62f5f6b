import { site } from '../../contract/site.ts'
import type { Route } from './+types/about'
import { About } from '../features/site/about.tsx'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { seo } from '../lib/seo.ts'
import { sitePictures, sitePicturesSoon } from '../lib/site-pictures.ts'
import { PictureBook } from '../ui/picture.tsx'
import { toBook } from '../ui/picture-book.ts'

const named = [site.pictures.portrait, site.pictures.studio]

export const loader = async ({ context }: Route.LoaderArgs) => ({
  pictures: await sitePictures(pageOf(context).call, named),
})

export const clientLoader = async () => ({ pictures: await sitePicturesSoon(named) })

export const meta: Route.MetaFunction = ({ matches }) => {
  const { publicUrl } = matches[0].loaderData
  return seo(publicUrl, {
    title: 'About',
    description: `${site.biography.lead} ${site.biography.fields}.`,
    path: '/about',
    jsonLd: [
      businessLd(publicUrl),
      breadcrumbLd(publicUrl, [
        ['Home', '/'],
        ['About', '/about'],
      ]),
    ],
  })
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <PictureBook value={toBook(loaderData.pictures)}>
      <About />
    </PictureBook>
  )
}
