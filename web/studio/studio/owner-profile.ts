import type { Viewer } from '../../../contract/shape/identity.ts'
import { variantAddress } from '../../../contract/shape/picture-variants.ts'
import type { SiteFrame } from '../../../contract/shape/site.ts'
import type { Call } from '../../lib/api.ts'
import { loadSitePictures } from '../../site/portfolio/site-pictures.ts'

/** The placeholder name of accounts created by a command or a setting. */
const noName = 'Owner'

/** The portrait of the settings at its smallest, if the account of the owner has no photo; else empty. */
export async function loadPortrait(call: Call, viewer: Viewer, { pictures }: SiteFrame) {
  if (viewer.photoURL || !pictures.portrait.src) return ''
  const [known] = await loadSitePictures(call, [pictures.portrait])
  const { base, widths } = known?.variants ?? {}
  return base && widths?.[0] ? variantAddress(base, widths[0], 'jpeg') : pictures.portrait.src
}

/** Fills in the name and portrait of the owner from the settings, if the account has none. */
export function withOwnerProfile(viewer: Viewer, site: SiteFrame, portrait: string): Viewer {
  if (viewer.role !== 'owner') return viewer
  const isNamed = viewer.displayName !== '' && viewer.displayName !== noName
  return {
    ...viewer,
    displayName: isNamed ? viewer.displayName : site.owner || viewer.displayName,
    photoURL: viewer.photoURL || portrait,
  }
}
