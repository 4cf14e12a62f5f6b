import { useState, useSyncExternalStore } from 'react'
import { currentLanguage } from '../../../language/current.ts'
import type { Language } from '../../../language/languages.ts'
import { endHint, isHintWanted } from '../../lib/language-hint.ts'
import { keepTyped } from '../../lib/keep-typed.ts'
import { useAddressIn } from '../../lib/use-address-in.ts'
import { Close } from '../../ui/icons.tsx'

/** In the language that it leads to: whoever needs it may read no other. */
const words: Record<Language, { read: string; close: string }> = {
  en: { read: 'Read this page in English', close: 'Close' },
  bn: { read: 'পাতাটি বাংলায় পড়ুন', close: 'বন্ধ করুন' },
}

/** The other language, where the browser prefers it and its reader has neither closed the hint nor turned the switch. */
function preferred(): Language | null {
  const [first = ''] = navigator.languages
  const other = currentLanguage() === 'en' ? 'bn' : 'en'
  return first.startsWith(other) && isHintWanted() ? other : null
}

const never = () => () => undefined

/** The address alone decides the language of a page; who prefers the other one is told of it, once. */
export function LanguageHint() {
  const addressOf = useAddressIn()
  const other = useSyncExternalStore(never, preferred, () => null)
  const [closed, setClosed] = useState(false)
  if (!other || closed) return null
  const close = () => {
    endHint()
    setClosed(true)
  }
  return (
    <p className="language-hint" lang={other}>
      <a
        href={addressOf(other)}
        hrefLang={other}
        onClick={({ currentTarget }) => keepTyped(currentTarget.href)}
      >
        {words[other].read}
      </a>
      <button type="button" className="icon-btn" aria-label={words[other].close} onClick={close}>
        <Close />
      </button>
    </p>
  )
}
