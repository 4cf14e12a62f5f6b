import * as lucide from 'lucide'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { copyText } from '../../../lib/copy-text.ts'
import { Facebook, LinkedIn } from '../../../ui/brand-icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { toast } from '../../../ui/toast.ts'
import { icon } from '../../../ui/icons.tsx'
import { currentLanguage } from '../../../../language/current.ts'
import { addressIn } from '../../../../language/languages.ts'
import { t } from '../../../../language/t.ts'

const Chain = icon(lucide.Link)

const never = () => () => undefined

/** The address as the reader opened it; the server knows only the address in the settings. */
function usePageAddress(publicUrl: string) {
  const { pathname } = useLocation()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => publicUrl,
  )
  return new URL(addressIn(currentLanguage(), pathname), origin).href
}

async function copyLink() {
  if (await copyText(window.location.href)) toast.success(t('Successfully copied the link!'))
  else toast.error(t('The link could not be copied. Please copy it from the address bar.'))
}

export function Share({ publicUrl }: { publicUrl: string }) {
  const { facebook, linkedIn } = shareLinks(usePageAddress(publicUrl))
  return (
    <aside className="share" aria-label={t('Share this post')}>
      <p>{t('Share')}</p>
      <ul>
        <li>
          <OutsideLink href={facebook}>
            <Facebook />
            <span className="sr-narrow">{t('Facebook')}</span>
          </OutsideLink>
        </li>
        <li>
          <OutsideLink href={linkedIn}>
            <LinkedIn />
            <span className="sr-narrow">{t('LinkedIn')}</span>
          </OutsideLink>
        </li>
        <li className="needs-script">
          <button type="button" onClick={copyLink}>
            <Chain />
            <span className="sr-narrow">{t('Copy link')}</span>
          </button>
        </li>
      </ul>
    </aside>
  )
}

/** The share address of each network. */
export const shareLinks = (address: string) => {
  const page = encodeURIComponent(address)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
  }
}
