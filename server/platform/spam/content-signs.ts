/** How much a sign weighs, and what the owner reads about it. */
export interface Sign {
  weight: number
  text: string
}

/** The typed texts of a form. */
export interface TypedTexts {
  name: string
  subject?: string
  message?: string
}

const link = /https?:\/\/|\bwww\./gi
const markup = /\[(url|link)[=\]]|<a\s|href\s*=/i

/** Trades that spam every form. One word alone is a weak sign: it may be a client's trade. */
const trades =
  /\b(seo|search engine (?:optimi[sz]ation|rankings?)|backlinks?|guest posts?|casino|betting|viagra|cialis|crypto(?:currency)?|bitcoin|forex|payday loans?|porn|escorts?|web traffic|(?:first|top) page of google|rank(?:ing)? (?:higher|on google)|explainer videos?|email lists?|lead generation|passive income|investment opportunit(?:y|ies))\b/gi

const words = (text: string, pattern: RegExp) =>
  new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size

/** 'hGTyUiKlPq': one word whose letters jump between small and capital. */
const isRandom = (text: string) =>
  /^[A-Za-z]{8,}$/.test(text) && (text.match(/[a-z][A-Z]/g) ?? []).length >= 3

const foreignShare = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => /[\p{Script=Cyrillic}\p{Script=Han}]/u.test(letter))
  return letters.length >= 10 ? foreign.length / letters.length : 0
}

function* signsIn({ name, subject = '', message = '' }: TypedTexts): Generator<Sign> {
  const all = `${name}\n${subject}\n${message}`
  const links = (message.match(link) ?? []).length
  if (`${name} ${subject}`.match(link))
    yield { weight: 3, text: 'There is a link in the name or the subject.' }
  if (links >= 3) yield { weight: 3, text: 'There are several links in the text.' }
  else if (links > 0) yield { weight: 1, text: 'There is a link in the text.' }
  if (markup.test(all)) yield { weight: 3, text: 'The text contains code for web pages.' }
  const offers = words(all, trades)
  if (offers > 0) yield { weight: offers > 1 ? 3 : 1, text: 'It contains typical spam words.' }
  if (isRandom(name.trim()) || isRandom(message.trim()))
    yield { weight: 2, text: 'The name or the text consists of random letters.' }
  if (foreignShare(all) > 0.3) yield { weight: 1, text: 'It is written in a script that is not used here.' }
}

export const contentSigns = (typed: TypedTexts): Sign[] => [...signsIn(typed)]
