import { data } from 'react-router'
import type { Route } from './+types/layout'
import { pageOf } from '../../lib/page-context.ts'

/** Pages that change content answer others with 403; what they then show is up to the page. */
export const refusedUnlessOwner = ({ context }: Pick<Route.LoaderArgs, 'context'>) =>
  data(null, pageOf(context).viewer?.role === 'owner' ? 200 : 403)
