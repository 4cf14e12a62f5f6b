import { callAddress } from '../../contract/phone.ts'
import type { Site } from '../../contract/site-settings.ts'
import { siteName } from '../../contract/site.ts'
import { absolute } from './address.ts'
import type { Letter } from './letter.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')

/** Mail programs know few styles and no variables, so the colours of the site are written out once more. */
const light = {
  paper: '#faf8f4',
  raised: '#ffffff',
  ink: '#1a1714',
  soft: '#5c544b',
  line: '#e4ded4',
  accent: '#a84a06',
  accentInk: '#ffffff',
}
const dark: typeof light = {
  paper: '#100e0c',
  raised: '#191613',
  ink: '#efe9df',
  soft: '#b9afa2',
  line: '#37312a',
  accent: '#f2b84b',
  accentInk: '#1a1206',
}
const serif = "Georgia, 'Times New Roman', 'Noto Serif Bengali', serif"
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, 'Noto Sans Bengali', sans-serif"

const darkRules = (only: string) => `
${only} .paper { background-color: ${dark.paper} !important; }
${only} .raised { background-color: ${dark.raised} !important; border-color: ${dark.line} !important; }
${only} .ink { color: ${dark.ink} !important; }
${only} .soft { color: ${dark.soft} !important; }
${only} .line { border-color: ${dark.line} !important; }
${only} .quote { border-color: ${dark.accent} !important; }
${only} .accent { color: ${dark.accent} !important; }
${only} .go { background-color: ${dark.accent} !important; }
${only} .go a { color: ${dark.accentInk} !important; }`

const head = (subject: string) => `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; }
.name, .value { display: block !important; width: auto !important; } .name { padding-bottom: 0 !important; } .value { padding-top: 0 !important; border-top: 0 !important; } }
@media (prefers-color-scheme: dark) {${darkRules('')}
}${darkRules('[data-ogsc]')}
</style></head>`

const table = (attributes: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`

const words = (text: string, className: string, style: string) =>
  `<p class="${className}" style="margin:0 0 16px;${style}">${text}</p>`

const text = (content: string) =>
  words(lines(content), 'ink', `font:16px/25px ${sans};color:${light.ink};overflow-wrap:anywhere;`)

const fact = ([name, value]: [string, string], index: number) => {
  const border = index > 0 ? `border-top:1px solid ${light.line};` : ''
  return `<tr><td class="name soft line" valign="top" width="116" style="padding:10px 12px 10px 0;${border}font:14px/21px ${sans};color:${light.soft};">${escaped(name)}</td><td class="value ink line" valign="top" style="padding:10px 0;${border}font:600 15px/21px ${sans};color:${light.ink};overflow-wrap:anywhere;">${lines(value)}</td></tr>`
}

const facts = (list: [string, string][]) =>
  table(
    ` class="line" style="margin:0 0 20px;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line};"`,
    list.map(fact).join(''),
  )

const quotation = (content: string) =>
  `<blockquote class="ink quote" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${light.accent};font:16px/25px ${sans};color:${light.ink};overflow-wrap:anywhere;">${lines(content)}</blockquote>`

const button = (label: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;"><tr><td class="go" style="border-radius:4px;background-color:${light.accent};"><a href="${escaped(href)}" style="display:inline-block;padding:12px 22px;font:600 15px/20px ${sans};color:${light.accentInk};text-decoration:none;">${escaped(label)}</a></td></tr></table>`

const link = (label: string, href: string) =>
  `<a class="accent" href="${escaped(href)}" style="color:${light.accent};text-decoration:underline;">${escaped(label)}</a>`

const brand = (publicUrl: string, site: Site) =>
  `<a class="ink" href="${escaped(publicUrl)}" style="font:28px/34px ${serif};color:${light.ink};text-decoration:none;">${escaped(site.brand)}</a><span class="soft" style="font:13px/34px ${sans};color:${light.soft};">&nbsp;&nbsp;${escaped(site.trade)}</span>`

const ways = ({ phone, email }: Site) =>
  [phone && link(phone, callAddress(phone)), email && link(email, `mailto:${email}`)]
    .filter(Boolean)
    .join(' &middot; ')

const foot = (publicUrl: string, site: Site) =>
  words(
    [escaped(siteName(site)), ways(site), link(new URL(publicUrl).host, publicUrl)]
      .filter(Boolean)
      .join('<br>'),
    'soft',
    `font:13px/21px ${sans};color:${light.soft};`,
  )

/** A letter for mail programs: tables and styles beside each part, because many of them know nothing else. */
export function htmlOf(letter: Letter, publicUrl: string, site: Site) {
  const to = (href: string) => absolute(href, publicUrl)
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font:normal 26px/34px ${serif};color:${light.ink};">${escaped(letter.heading)}</h1>`,
    letter.greeting && text(letter.greeting),
    ...letter.paragraphs.map(text),
    letter.facts && facts(letter.facts),
    letter.quote && quotation(letter.quote),
    letter.button && button(letter.button.label, to(letter.button.href)),
    letter.links &&
      words(
        letter.links.map(({ label, href }) => link(label, to(href))).join(' &nbsp;&middot;&nbsp; '),
        'soft',
        `font:15px/24px ${sans};color:${light.soft};`,
      ),
    letter.note && words(lines(letter.note), 'soft', `font:14px/22px ${sans};color:${light.soft};`),
  ]
  const card = `<tr><td class="raised pad" style="padding:32px 36px 16px;background-color:${light.raised};border:1px solid ${light.line};border-radius:8px;">${body.filter(Boolean).join('\n')}</td></tr>`
  return `${head(letter.subject)}
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escaped(letter.preview)}</div>
${table(
  ` class="paper" style="background-color:${light.paper};"`,
  `<tr><td align="center" style="padding:24px 12px 32px;">${table(
    ' style="max-width:600px;"',
    `<tr><td align="left" style="padding:0 4px 16px;">${brand(publicUrl, site)}</td></tr>${card}<tr><td align="left" style="padding:20px 4px 0;">${foot(publicUrl, site)}</td></tr>`,
  )}</td></tr>`,
)}
</body></html>
`
}
