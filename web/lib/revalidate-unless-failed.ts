import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormResult } from './submit.ts'

function isLost(sent: { result?: FormResult } | FormResult | undefined) {
  const result = sent && 'result' in sent ? sent.result : (sent as FormResult | undefined)
  return result?.ok === false && result.status >= 500
}

/**
 * A `shouldRevalidate`: a form that did not get through leaves its page as it is. What the page shows could not be read
 * again either, and an error in its place would take along all that was typed.
 */
export const revalidateUnlessFailed = ({
  actionResult,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>) =>
  !isLost(actionResult) && defaultShouldRevalidate
