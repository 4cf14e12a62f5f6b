import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { currentLanguage } from '../../../../language/current.ts'
import { type Language, languageNames } from '../../../../language/languages.ts'
import { t } from '../../../../language/t.ts'
import { saveLanguage } from '../../../lib/account-language.ts'
import { saveFields } from '../../../lib/restore-fields.ts'
import { countHint, dismissHint } from '../../../lib/language-hint.ts'
import { useAddressIn } from '../../../lib/page-handle.ts'
import { Close } from '../../../ui/icons.tsx'

const order: Language[] = ['bn', 'en']

/** In the target language: people who need it may not read the current one. */
const hints: Record<Language, { read: string; close: string }> = {
  en: { read: 'Read in English', close: 'Close' },
  bn: { read: 'বাংলায় পড়ুন', close: 'বন্ধ করুন' },
}

/** Shown by the style sheet where the root element says so, before the first paint. */
function Hint({ language }: { language: Language }) {
  const { pathname } = useLocation()
  useEffect(countHint, [pathname])
  return (
    <button
      type="button"
      className="lang-hint-close"
      lang={language}
      aria-label={hints[language].close}
      onClick={dismissHint}
    >
      <Close />
    </button>
  )
}

/**
 * A link to the same page in another language. With `hinting` it also shows a sentence to visitors whose browser
 * prefers that language.
 */
export function LanguageSwitch({ hinting }: { hinting?: boolean }) {
  const addressOf = useAddressIn()
  const current = currentLanguage()
  return (
    <span className="lang-switch" role="group" aria-label={t('Language')}>
      {order.map((language) =>
        language === current ? (
          <span key={language} lang={language} aria-current="true">
            {languageNames[language]}
          </span>
        ) : (
          <span key={language} lang={language} className={hinting ? 'lang-other' : undefined}>
            <a
              hrefLang={language}
              href={addressOf(language)}
              onClick={({ currentTarget }) => {
                saveLanguage(language)
                saveFields(currentTarget.href)
              }}
            >
              <span className="lang-name">{languageNames[language]}</span>
              {hinting && <span className="lang-hint">{hints[language].read}</span>}
            </a>
            {hinting && <Hint language={language} />}
          </span>
        ),
      )}
    </span>
  )
}
