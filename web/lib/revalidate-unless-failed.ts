import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormResult } from './submit.ts'

function isLost(sent: { result?: FormResult } | FormResult | undefined) {
  const result = sent && 'result' in sent ? sent.result : (sent as FormResult | undefined)
  return result?.ok === false && result.status >= 500
}

/**
 * A `shouldRevalidate` that keeps the page after a form failed to get through. Reloading would fail, too, and the error
 * page would replace everything that was typed.
 */
export const revalidateUnlessFailed = ({
  actionResult,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>) =>
  !isLost(actionResult) && defaultShouldRevalidate
