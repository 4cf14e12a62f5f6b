/**
 * What a page needs until its scripts work, and browsers that know no commands need for good:
 * - 'Back' would change the address under a page that stays.
 * - A form without a method, as those of the studio are, would write all that it holds into the address, and nobody but a
 *   script takes some others: they are sent once the scripts work.
 * - The studio's fields know only what they hear, so nothing can be typed into them before.
 */
export const beforeHydrationScript = `(()=>{const here=()=>location.pathname+location.search,at=here()
const awake=()=>'awake' in document.documentElement.dataset
addEventListener('popstate',()=>{if(!awake()&&here()!==at)location.reload()})
addEventListener('submit',event=>{if(awake()||!event.target.matches(':not([method]),[data-needs-script]'))return
event.preventDefault()
event.target.dataset.sent=''})
if(!('commandForElement' in HTMLButtonElement.prototype))addEventListener('click',({target})=>{const button=target.closest('[commandfor]')
if(button)document.getElementById(button.getAttribute('commandfor'))[button.getAttribute('command')==='close'?'close':'showModal']()})
for(const main of document.querySelectorAll('.adm main'))main.inert=true})()`

/** Call it before the scripts begin to work, and what comes back once they do. */
export function prepareHydration() {
  // React writes into them once more what the server drew.
  const typed = [...document.querySelectorAll('textarea')].map((area) => [area, area.value] as const)
  return () => {
    for (const [area, text] of typed) area.value = text
    for (const main of document.querySelectorAll('main')) main.inert = false
    document.documentElement.dataset.awake = ''
    document.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
  }
}
