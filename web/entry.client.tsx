import { type PropsWithChildren, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { currentLanguage } from '../language/current.ts'
import { splitLanguage } from '../language/languages.ts'
import { learn } from '../language/t.ts'
import { restoreFields } from './lib/restore-fields.ts'
import { prepareHydration } from './lib/before-hydration.ts'

/** Its effect runs after all effects inside, when hydration has finished. */
function HydrationEnd({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) {
  useEffect(onHydrated, [onHydrated])
  return children
}

async function hydrate() {
  restoreFields()
  if (currentLanguage() === 'bn') {
    const isAdmin = splitLanguage(location.pathname).rest.startsWith('/admin')
    const admin = isAdmin ? import('../language/bn/studio.ts') : undefined
    learn((await import('../language/bn/public.ts')).publicSentences)
    if (admin) learn((await admin).studioSentences)
  }
  const onHydrated = prepareHydration()
  startTransition(() => {
    // With `useTransitions`, even a slow phone shows that something loads before the next page waits for its data.
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationEnd onHydrated={onHydrated}>
          <HydratedRouter useTransitions />
        </HydrationEnd>
      </StrictMode>,
    )
  })
}

void hydrate()
