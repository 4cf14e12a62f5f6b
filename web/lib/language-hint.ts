const key = 'language-hint'
/** Whoever has read as many pages in this language has chosen it. */
const mostPages = 3

/**
 * Runs in the head before anything is painted: the other language is hinted at where the browser prefers it and its reader
 * has neither closed the hint nor turned the switch. Where storage is forbidden it could not be closed, so there is none.
 */
export const languageHintScript = `try{var h=document.documentElement;if(navigator.languages[0].startsWith(h.lang==='bn'?'en':'bn')&&(localStorage.getItem('${key}')||0)<${mostPages})h.dataset.hint=''}catch{}`

const isShown = () => document.documentElement.dataset.hint !== undefined

function keep(pages: number) {
  try {
    localStorage.setItem(key, String(pages))
  } catch {
    // Storage is forbidden, so that no hint is shown at all.
  }
}

/** Whoever closed it, or turned the switch, has chosen. */
export function dismissHint() {
  keep(mostPages)
  delete document.documentElement.dataset.hint
}

/** Each page that is read with the hint on it counts. */
export function countHint() {
  if (isShown()) keep(Number(localStorage.getItem(key)) + 1)
}
