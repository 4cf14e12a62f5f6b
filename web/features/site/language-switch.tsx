import { useLocation } from 'react-router'
import { currentLanguage } from '../../../language/current.ts'
import { addressIn, type Language, languageNames } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { keepLanguage } from '../../lib/account-language.ts'

const order: Language[] = ['bn', 'en']

/** The same page in another language: a page of its own, which brings that language's sentences along. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const current = currentLanguage()
  return (
    <span className="lang-switch" role="group" aria-label={t('Language')}>
      {order.map((language) =>
        language === current ? (
          <span key={language} lang={language} aria-current="true">
            {languageNames[language]}
          </span>
        ) : (
          <a
            key={language}
            lang={language}
            hrefLang={language}
            href={addressIn(language, pathname) + search}
            onClick={() => keepLanguage(language)}
          >
            {languageNames[language]}
          </a>
        ),
      )}
    </span>
  )
}
