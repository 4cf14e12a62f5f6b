/** Mail programs support few styles and no variables, so the colours of the site are repeated here. */
export const light = {
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
export const serif = "Georgia, 'Times New Roman', 'Noto Serif Bengali', serif"
export const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, 'Noto Sans Bengali', sans-serif"

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

/** What cannot be an inline style: narrow screens, and the dark look of mail programs and of Outlook. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; }
.name, .value { display: block !important; width: auto !important; } .name { padding-bottom: 0 !important; } .value { padding-top: 0 !important; border-top: 0 !important; } }
@media (prefers-color-scheme: dark) {${darkRules('')}
}${darkRules('[data-ogsc]')}
`
