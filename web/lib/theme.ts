import { useSyncExternalStore } from 'react'

const key = 'dark'
const turned = 'look-turned'

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong look. It also handles the switch, which
 * works before the other scripts load.
 */
export const themeScript = `(()=>{const root=document.documentElement
const dark=()=>root.classList.contains('dark')
const look=(on)=>{root.classList.toggle('dark',on)
dispatchEvent(new Event('${turned}'))}
let kept=null
try{kept=localStorage.getItem('${key}')}catch{}
look(kept?kept==='true':matchMedia('(prefers-color-scheme: dark)').matches)
addEventListener('storage',({key,newValue})=>{if(key==='${key}'&&newValue!==null)look(newValue==='true')})
addEventListener('click',({target})=>{if(!target.closest('.theme-toggle'))return
const on=!dark()
try{localStorage.setItem('${key}',on)}catch{}
if(document.startViewTransition&&matchMedia('(prefers-reduced-motion: no-preference)').matches)document.startViewTransition(()=>look(on))
else look(on)})})()`

const isDark = () => document.documentElement.classList.contains('dark')

function subscribe(listener: () => void) {
  addEventListener(turned, listener)
  return () => removeEventListener(turned, listener)
}

export const useDark = () => useSyncExternalStore(subscribe, isDark, () => false)
