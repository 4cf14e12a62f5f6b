/**
 * Pages can be read and sent without their scripts, so these wait until everything that is seen first has come and is on
 * the screen: on a slow line they would take turns with the styles, the fonts and the first picture, and on a slow
 * processor with the painting. A line that stalls does not hold them up for long, nor does a page that nobody sees yet.
 */
const timeoutMs = 2000

/** Puts React Router's modules aside, for the starter to take up. */
export const holdModules = (html: string) =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script nonce="[^"]*" type=)"module" async=""/, '$1"later"')

/**
 * Starts them, and until they are awake sees to what only they can do:
 * - 'Back': the address would change under a page that stays.
 * - A form without a method: the browser would write all that it holds, a gateway's keys too, into the address. It is
 *   marked instead, and so is a button that was pressed; `early-input.ts` does what they ask for.
 *
 * `entry.client.tsx` sets `data-waking`, from when React hears of every press, and `data-awake`.
 */
export const moduleStarter = `(()=>{let on=true
const here=()=>location.pathname+location.search,at=here()
const is=(state)=>state in document.documentElement.dataset
const mark=(sender)=>{sender.dataset.early=''
go()}
addEventListener('popstate',()=>{if(!is('awake')&&here()!==at)location.reload()})
addEventListener('submit',event=>{if(is('awake')||event.defaultPrevented||event.target.hasAttribute('method'))return
event.preventDefault()
mark(event.submitter??event.target)})
addEventListener('click',({target})=>{const button=target.closest('button[type=button]:not([commandfor])')
if(button&&!is('waking'))mark(button)})
const go=()=>{if(!on)return
on=false
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const held=document.querySelector('script[type=later]'),main=document.createElement('script')
main.type='module'
main.textContent=held.textContent
document.head.append(main)}
addEventListener('load',()=>new PerformanceObserver(go).observe({type:'paint',buffered:true}))
setTimeout(go,${timeoutMs})})()`
