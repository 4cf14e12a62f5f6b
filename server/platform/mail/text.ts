import type { Site } from '../../../contract/shape/site-settings.ts'
import { siteName } from '../../../contract/shape/site.ts'
import { localDigits } from '../../../language/numbers.ts'
import { absoluteUrl, homeUrl } from './letter-parts.ts'
import type { Letter } from './letter.ts'

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** The plain text of a letter. */
export function textOf(letter: Letter, publicUrl: string, site: Site) {
  const { language = 'en', greeting, paragraphs, facts, quote, button, links, note } = letter
  const link = ({ label, href }: { label: string; href: string }) =>
    `${label}:\n${absoluteUrl(href, publicUrl, language)}`
  const parts = [
    greeting,
    ...paragraphs,
    facts?.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quote && quoted(quote),
    button && link(button),
    ...(links ?? []).map(link),
    note,
    `-- \n${[siteName(site), localDigits(site.phone), site.email, homeUrl(publicUrl, language)].filter(Boolean).join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
