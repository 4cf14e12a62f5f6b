const tokens = [
  'color-scheme',
  '--paper',
  '--ink',
  '--ink-soft',
  '--line',
  '--accent',
  '--text',
  '--display',
  '--radius',
]

/** The current theme, for a document that does not share the styles of the page. */
export function currentLook() {
  const style = getComputedStyle(document.documentElement)
  return tokens.map((name) => `${name}: ${style.getPropertyValue(name)};`).join(' ')
}

const styles = `
  body { margin: 0; padding: 16px 18px; background: var(--paper); color: var(--ink); font: 16px/1.65 var(--text); overflow-wrap: break-word; }
  h1, h2, h3, h4 { font-family: var(--display); font-weight: 500; line-height: 1.2; margin: 1.5em 0 .5em; }
  p, ul, ol, blockquote, pre, figure { margin: 1em 0; }
  body > :first-child { margin-top: 0; }
  img, video, table { max-width: 100%; height: auto; border-radius: var(--radius); }
  a { color: var(--accent); }
  blockquote { padding-left: 16px; border-left: 3px solid var(--accent); font-style: italic; }
  figcaption { color: var(--ink-soft); font-size: 14px; }
  pre { overflow-x: auto; }
  hr { border: 0; border-top: 1px solid var(--line); }
`

/** A complete document around the typed body, shown in a sandbox without scripts. */
export const previewDocument = (body: string, look: string) =>
  `<!doctype html><meta charset="utf-8"><base target="_blank"><style>:root { ${look} } ${styles}</style><body>${body}`
