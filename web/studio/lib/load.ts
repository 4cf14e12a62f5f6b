import { replace } from 'react-router'
import { type Part, part } from '../../lib/load.ts'
import { signInAddress } from './guard.ts'

/** The outcome of what a screen needs. Where the session has ended meanwhile, the person signs in again. */
export async function adminPart<T>(request: Request, loading: Promise<T>): Promise<Part<T>> {
  const outcome = await part(loading)
  if (!outcome.ok && outcome.status === 401) throw replace(signInAddress(request.url))
  return outcome
}
