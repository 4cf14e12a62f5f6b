/**
 * What a page needs until its scripts run: 'Back' reloads, because the address would change under the same page. Forms
 * that need a script are sent once it runs; without a method, they would write their fields into the address. The
 * studio's fields take no input, because React would not hear of it. Commands are a permanent fallback for browsers
 * without `commandfor`.
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

/** Call it before hydration, and the returned function afterwards. */
export function prepareHydration() {
  // Hydration resets every textarea to what the server rendered.
  const typed = [...document.querySelectorAll('textarea')].map((area) => [area, area.value] as const)
  return () => {
    for (const [area, text] of typed) area.value = text
    for (const main of document.querySelectorAll('main')) main.inert = false
    document.documentElement.dataset.awake = ''
    document.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
  }
}
