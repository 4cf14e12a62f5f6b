import { formatPaisa } from '../../../contract/billing/money.ts'

/** '85,000', as somebody would type it. */
export const typedTaka = (paisa: number) => formatPaisa(paisa).replace('৳', '')
