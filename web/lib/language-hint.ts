const key = 'language-hint'
/** After this many pages the reader has chosen the language. */
const mostPages = 3

/**
 * Runs in the head before the first paint: shows the hint at the other language where the browser prefers it and the
 * reader has neither closed the hint nor switched. Without storage the hint could not be closed, so it is not shown.
 */
export const languageHintScript = `try{var h=document.documentElement;if(navigator.languages[0].startsWith(h.lang==='bn'?'en':'bn')&&(localStorage.getItem('${key}')||0)<${mostPages})h.dataset.hint=''}catch{}`

const isShown = () => document.documentElement.dataset.hint !== undefined

function keep(pages: number) {
  try {
    localStorage.setItem(key, String(pages))
  } catch {
    // Without storage the hint is never shown.
  }
}

/** Called when the hint is closed or the language is switched. */
export function dismissHint() {
  keep(mostPages)
  delete document.documentElement.dataset.hint
}

/** Counts the pages read with the hint in view. */
export function countHint() {
  if (isShown()) keep(Number(localStorage.getItem(key)) + 1)
}
