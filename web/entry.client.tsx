import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { currentLanguage } from '../language/current.ts'
import { learn } from '../language/t.ts'

async function wake() {
  if (currentLanguage() === 'bn') learn((await import('../language/bn/public.ts')).publicSentences)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

void wake()
