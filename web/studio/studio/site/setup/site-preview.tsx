import { useEffect, useState } from 'react'
import { currentLanguage } from '../../../../../language/current.ts'
import { addressIn } from '../../../../../language/languages.ts'
import { t } from '../../../../../language/t.ts'

/** Home as visitors see it, without scripts: framing its address would require a header on every page. */
async function readHome() {
  const reply = await fetch(addressIn(currentLanguage(), '/'), { credentials: 'omit' })
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
  page.documentElement.classList.toggle('dark', document.documentElement.classList.contains('dark'))
  return `<!doctype html>${page.documentElement.outerHTML}`
}

interface SitePreviewProps {
  publicUrl: string
  /** The stored values; a change reloads the preview. */
  of: object
}

/** The first screen of the site on a phone. */
export function SitePreview({ publicUrl, of: stored }: SitePreviewProps) {
  const [page, setPage] = useState('')
  const version = JSON.stringify(stored)
  useEffect(() => {
    let isLatest = true
    void readHome().then(
      (html) => isLatest && setPage(html),
      // The setup works without the preview.
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [version])
  return (
    <figure className="adm-setup-site">
      <p className="adm-cell-s">{new URL(publicUrl).host}</p>
      <div inert>
        {page && (
          <iframe
            title={t('Your home page as it is now.')}
            sandbox="allow-same-origin"
            srcDoc={page}
            tabIndex={-1}
          />
        )}
      </div>
      <figcaption className="adm-cell-s">{t('Your home page as it is now.')}</figcaption>
    </figure>
  )
}
