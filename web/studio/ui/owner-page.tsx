import type { Back } from './back.ts'
import type { Label } from '../../../language/t.ts'
import type { ReactNode } from 'react'
import type { Part } from '../../lib/load.ts'
import { useIsOwner } from '../../lib/viewer.ts'
import { Failure } from './failure.tsx'
import { PermissionView } from './permission.tsx'

interface OwnerPageProps<T> {
  outcome: Part<T>
  /** Why nobody else sees this page. */
  refusal: Label
  back?: Back
  children: (value: T) => ReactNode
}

/** A page for the owner alone, once what it shows has been loaded. */
export function OwnerPage<T>({ outcome, refusal, back, children }: OwnerPageProps<T>) {
  if (!useIsOwner()) return <PermissionView text={refusal} />
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return children(outcome.value)
}
