import { formatPaisa } from '../../../contract/shape/money.ts'

/** '85,000', as somebody would type it. */
export const typedTaka = (paisa: number) => formatPaisa(paisa).replace('৳', '')
