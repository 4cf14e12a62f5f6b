import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { currentLanguage } from '../language/current.ts'
import { splitLanguage } from '../language/languages.ts'
import { learn } from '../language/t.ts'

async function wake() {
  if (currentLanguage() === 'bn') {
    const isAdmin = splitLanguage(location.pathname).rest.startsWith('/admin')
    const admin = isAdmin ? import('../language/bn/admin.ts') : undefined
    learn((await import('../language/bn/public.ts')).publicSentences)
    if (admin) learn((await admin).adminSentences)
  }
  startTransition(() => {
    // With `useTransitions`, a slow phone too draws that something loads before the next page waits for its data.
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions />
      </StrictMode>,
    )
  })
}

void wake()
