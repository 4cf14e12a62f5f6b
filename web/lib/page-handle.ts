import type { UIMatch } from 'react-router'
import type { Language } from '../../language/languages.ts'

/** What a route says about its page to those that frame it. */
export interface PageHandle {
  /** It opens with a picture, and the header lies on the picture. */
  overPicture?: boolean | ((loaderData: unknown) => boolean)
  /** Where it has another address in each language; undefined as long as nobody knows. */
  pathIn?: (language: Language, loaderData: unknown) => string | undefined
}

export const handleOf = ({ handle }: Pick<UIMatch, 'handle'>) => handle as PageHandle | undefined
