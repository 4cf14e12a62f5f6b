import { errorSentence, isNotFound } from '../../../lib/load.ts'
import { ErrorView } from '../../../ui/error-view.tsx'
import { NotFound } from './not-found.tsx'

/** What a page shows instead of itself: the lost page for an unknown address, else the sentence of the failure. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = errorSentence(error)
  if (message === null) return <NotFound />
  return <ErrorView message={message} retry={!isNotFound(error)} />
}
