import type { Viewer } from '../../../contract/shape/identity.ts'
import { variantAddress } from '../../../contract/shape/picture-variants.ts'
import type { SiteFrame } from '../../../contract/shape/site.ts'
import type { Call } from '../../lib/api.ts'
import { loadSitePictures } from '../../site/portfolio/site-pictures.ts'

/** What an account is called that was made by a command or a setting and never given a name. */
const noName = 'Owner'

/** The portrait of the settings at its smallest, for an owner whose account has no photo; else empty. */
export async function loadPortrait(call: Call, viewer: Viewer, { pictures }: SiteFrame) {
  if (viewer.photoURL || !pictures.portrait.src) return ''
  const [known] = await loadSitePictures(call, [pictures.portrait])
  const { base, widths } = known?.variants ?? {}
  return base && widths?.[0] ? variantAddress(base, widths[0], 'jpeg') : pictures.portrait.src
}

/** The owner by the name and the portrait of the settings, where the account has none of its own. */
export function withOwnerProfile(viewer: Viewer, site: SiteFrame, portrait: string): Viewer {
  if (viewer.role !== 'owner') return viewer
  const isNamed = viewer.displayName !== '' && viewer.displayName !== noName
  return {
    ...viewer,
    displayName: isNamed ? viewer.displayName : site.owner || viewer.displayName,
    photoURL: viewer.photoURL || portrait,
  }
}
