import { useEffect, useState } from 'react'
import { currentLanguage } from '../../../../../language/current.ts'
import { addressIn } from '../../../../../language/languages.ts'
import { t } from '../../../../../language/t.ts'

/** The page of a visitor, without scripts: a frame of its address would need leave from the headers of every page. */
async function readHome() {
  const reply = await fetch(addressIn(currentLanguage(), '/'), { credentials: 'omit' })
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove()
  page.documentElement.classList.toggle('dark', document.documentElement.classList.contains('dark'))
  return `<!doctype html>${page.documentElement.outerHTML}`
}

interface SitePreviewProps {
  publicUrl: string
  /** What is stored; with it, the page is read again. */
  of: object
}

/** The first screen of the site as a phone shows it at this moment. */
export function SitePreview({ publicUrl, of: stored }: SitePreviewProps) {
  const [page, setPage] = useState('')
  const version = JSON.stringify(stored)
  useEffect(() => {
    let isLatest = true
    void readHome().then(
      (html) => isLatest && setPage(html),
      // The steps go on without it.
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
