import { currentLanguage } from '../../../language/current.ts'
import { type Language, languageNames } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { keepLanguage } from '../../lib/account-language.ts'
import { keepTyped } from '../../lib/keep-typed.ts'
import { useAddressIn } from '../../lib/use-address-in.ts'

const order: Language[] = ['bn', 'en']

/** The same page in another language: a page of its own, which brings that language's sentences along. */
export function LanguageSwitch() {
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
          <a
            key={language}
            lang={language}
            hrefLang={language}
            href={addressOf(language)}
            onClick={({ currentTarget }) => {
              keepLanguage(language)
              keepTyped(currentTarget.href)
            }}
          >
            {languageNames[language]}
          </a>
        ),
      )}
    </span>
  )
}
