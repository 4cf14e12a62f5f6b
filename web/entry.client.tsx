import { type PropsWithChildren, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { currentLanguage } from '../language/current.ts'
import { splitLanguage } from '../language/languages.ts'
import { learn } from '../language/t.ts'
import { bringTyped } from './lib/keep-typed.ts'
import { awaken } from './lib/until-awake.ts'

/** Its effect runs after those of everything within: from now on all keys are heard. */
function Awake({ onAwake, children }: PropsWithChildren<{ onAwake: () => void }>) {
  useEffect(onAwake, [onAwake])
  return children
}

async function wake() {
  bringTyped()
  if (currentLanguage() === 'bn') {
    const isAdmin = splitLanguage(location.pathname).rest.startsWith('/admin')
    const admin = isAdmin ? import('../language/bn/studio.ts') : undefined
    learn((await import('../language/bn/public.ts')).publicSentences)
    if (admin) learn((await admin).studioSentences)
  }
  const onAwake = awaken()
  startTransition(() => {
    // With `useTransitions`, a slow phone too draws that something loads before the next page waits for its data.
    hydrateRoot(
      document,
      <StrictMode>
        <Awake onAwake={onAwake}>
          <HydratedRouter useTransitions />
        </Awake>
      </StrictMode>,
    )
  })
}

void wake()
