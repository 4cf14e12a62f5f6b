import { useState } from 'react'
import { t } from '../../../../../language/t.ts'
import { copyText } from '../../../../lib/copy-text.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

/** Hidden without script. The button itself confirms that it worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  if (!useHydrated()) return null
  const copy = async () => setCopied(await copyText(text))
  return (
    <button type="button" className="due-copy" aria-label={label} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('Copied') : t('Copy')}</span>
    </button>
  )
}
