import type { Site, SiteChange, SitePicture } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../platform/http/errors.ts'
import { nameOwner } from '../../platform/identity/account.queries.ts'
import { findPictures } from '../../portfolio/picture/picture.queries.ts'
import { changeSite, readSite } from '../../platform/settings/settings.queries.ts'

/** Applies a function to every picture of the site. */
const mapPictures = (site: Site, change: <P extends SitePicture>(picture: P) => P): Site => ({
  ...site,
  slides: site.slides.map((slide) => ({ ...slide, picture: change(slide.picture) })),
  pictures: {
    portrait: change(site.pictures.portrait),
    studio: change(site.pictures.studio),
    contact: change(site.pictures.contact),
    login: change(site.pictures.login),
    register: change(site.pictures.register),
    lost: change(site.pictures.lost),
    share: change(site.pictures.share),
  },
})

const sourcesOf = ({ slides, pictures }: Site) =>
  [...slides.map(({ picture }) => picture), ...Object.values(pictures)].map(({ src }) => src)

/** Replaces the sizes of pictures by stored ones, and removes those of unknown pictures. */
async function withStoredSizes(db: Db, site: Site) {
  const known = new Map((await findPictures(db, [...new Set(sourcesOf(site))])).map((row) => [row.src, row]))
  return mapPictures(site, (picture) => ({
    ...picture,
    width: known.get(picture.src)?.width,
    height: known.get(picture.src)?.height,
  }))
}

export const getSite = (db: Db) => readSite(db)

export async function updateSite(db: Db, { version: from, ...changes }: SiteChange & { version?: string }) {
  const version = new Date().toISOString()
  if (!(await changeSite(db, from, version, (now) => withStoredSizes(db, { ...now, ...changes }))))
    throw conflict('The settings were changed somewhere else since you opened them. Nothing was overwritten.')
  if (changes.owner) await nameOwner(db, changes.owner)
  return version
}
