import type { BackLink } from './page-head.tsx'
import type { Label } from '../../../language/t.ts'
import type { ReactNode } from 'react'
import type { Result } from '../../lib/load.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import { Failure } from './failure.tsx'
import { PermissionView } from './permission.tsx'

interface OwnerPageProps<T> {
  outcome: Result<T>
  /** Why customers cannot see this page. */
  refusal: Label
  back?: BackLink
  children: (value: T) => ReactNode
}

/** A loaded page for the owner. */
export function OwnerPage<T>({ outcome, refusal, back, children }: OwnerPageProps<T>) {
  if (!useIsOwner()) return <PermissionView text={refusal} />
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return children(outcome.value)
}
