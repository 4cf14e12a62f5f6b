import { useRouteLoaderData } from 'react-router'
import type { Viewer } from '../../contract/shape/identity.ts'

/** Who is signed in, as the root of every page knows it. */
export const useViewer = () =>
  (useRouteLoaderData('root') as { viewer: Viewer | null } | undefined)?.viewer ?? null

export const useIsOwner = () => useViewer()?.role === 'owner'
