import { type PropsWithChildren, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { currentLanguage } from '../language/current.ts'
import { splitLanguage } from '../language/languages.ts'
import { learn } from '../language/t.ts'
import { watchEarlyInput } from './lib/early-input.ts'
import { bringTyped } from './lib/keep-typed.ts'

/** Its effect runs after those of everything within: from now on all keys are heard. */
function Awake({ onAwake, children }: PropsWithChildren<{ onAwake: () => void }>) {
  useEffect(() => {
    // Outside of React's own work, so that each field is told before the next one.
    queueMicrotask(onAwake)
  }, [onAwake])
  return children
}

async function wake() {
  bringTyped()
  const replayEarlyInput = watchEarlyInput()
  if (currentLanguage() === 'bn') {
    const isAdmin = splitLanguage(location.pathname).rest.startsWith('/admin')
    const admin = isAdmin ? import('../language/bn/admin.ts') : undefined
    learn((await import('../language/bn/public.ts')).publicSentences)
    if (admin) learn((await admin).adminSentences)
  }
  document.documentElement.dataset.waking = ''
  startTransition(() => {
    // With `useTransitions`, a slow phone too draws that something loads before the next page waits for its data.
    hydrateRoot(
      document,
      <StrictMode>
        <Awake
          onAwake={() => {
            document.documentElement.dataset.awake = ''
            replayEarlyInput()
          }}
        >
          <HydratedRouter useTransitions />
        </Awake>
      </StrictMode>,
    )
  })
}

void wake()
