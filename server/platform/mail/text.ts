import type { Site } from '../../../contract/shape/site-settings.ts'
import { siteName } from '../../../contract/shape/site.ts'
import { localDigits } from '../../../language/numbers.ts'
import { absolute, homeOf } from './address.ts'
import type { Letter } from './letter.ts'

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** A letter for those who read mail as plain text. */
export function textOf(letter: Letter, publicUrl: string, site: Site) {
  const { language = 'en', greeting, paragraphs, facts, quote, button, links, note } = letter
  const link = ({ label, href }: { label: string; href: string }) =>
    `${label}:\n${absolute(href, publicUrl, language)}`
  const parts = [
    greeting,
    ...paragraphs,
    facts?.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quote && quoted(quote),
    button && link(button),
    ...(links ?? []).map(link),
    note,
    `-- \n${[siteName(site), localDigits(site.phone), site.email, homeOf(publicUrl, language)].filter(Boolean).join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
