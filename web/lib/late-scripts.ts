/**
 * Pages can be read and their forms sent without scripts, so modules wait until everything visible has been painted:
 * they would compete with styles, fonts and the first picture for the line, and with painting for the processor. A
 * stalled line or a background tab delays them only until this timeout.
 */
const timeoutMs = 2000

/** Marks the modules of React Router as `later`, for `moduleStarter` to load. */
export const deferModules = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script nonce="[^"]*" type=)"module" async=""/, '$1"later"')

/** Loads the deferred modules after the first paint. */
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
