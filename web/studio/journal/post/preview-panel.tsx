import { useId, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ExternalLink } from '../../ui/icons.tsx'
import { toast, toastApiError } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

interface PreviewPanelProps {
  /** The path of the post with its preview key. */
  path: string
  renew: () => Promise<{ message: string }>
}

async function copyLink(path: string) {
  const link = new URL(path, window.location.origin).href
  if (await copyText(link)) toast.success(t('Successfully copied the link!'))
  else toast.error(t('The link could not be copied. Please copy it from the preview page.'))
}

/** The preview of an unpublished post, for the owner and people with the link. */
export function PreviewPanel({ path, renew }: PreviewPanelProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  async function makeNew() {
    setBusy(true)
    try {
      toast.success((await renew()).message)
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('Preview')}</h2>
      </header>
      <div className="adm-block">
        <div className="adm-equal">
          <a className="btn btn-line" href={path} target="_blank" rel="noopener">
            <ExternalLink />
            {t('Preview')}
          </a>
          <Button look="line" onClick={() => void copyLink(path)}>
            {t('Copy link')}
          </Button>
        </div>
        <p className="note">
          {t(
            'The page as it was last saved. Anyone with the secret link can read it until the post is published.',
          )}{' '}
          <button
            type="button"
            className="adm-link adm-suggest"
            aria-busy={busy || undefined}
            onClick={() => !busy && void makeNew()}
          >
            {t('Renew the link; the old one stops working')}
          </button>
        </p>
      </div>
    </section>
  )
}
