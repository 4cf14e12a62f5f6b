/**
 * Pages can be read and sent without their scripts, so these wait until everything that is seen first has come and is on
 * the screen: on a slow line they would take turns with the styles, the fonts and the first picture, and on a slow
 * processor with the painting. A line that stalls does not hold them up for long, nor does a page that nobody sees yet.
 */
const timeoutMs = 2000

/** Puts React Router's modules aside, for the starter to take up. */
export const deferModules = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script nonce="[^"]*" type=)"module" async=""/, '$1"later"')

/** Starts them. */
export const moduleStarter = `(()=>{let on=true
const go=()=>{const held=document.querySelector('script[type=later]')
if(!on||!held)return
on=false
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const main=document.createElement('script')
main.type='module'
main.textContent=held.textContent
document.head.append(main)}
addEventListener('load',()=>new PerformanceObserver(go).observe({type:'paint',buffered:true}))
setTimeout(go,${timeoutMs})})()`
