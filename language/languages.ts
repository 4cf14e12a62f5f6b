export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** The name of each language, in that language. */
export const languageNames: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

/** The language of an address, and the address without it: English has no prefix, Bangla has '/bn'. */
export function splitLanguage(address: string): { language: Language; rest: string } {
  const rest = /^\/bn(?=[/?#]|$)(.*)$/s.exec(address)?.[1]
  if (rest === undefined) return { language: 'en', rest: address }
  return { language: 'bn', rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The same address in another language: ('bn', '/services?page=2') is '/bn/services?page=2'. */
export function addressIn(language: Language, address: string) {
  if (language === 'en') return address
  return `/${language}${address.replace(/^\/(?=$|[?#])/, '')}`
}
