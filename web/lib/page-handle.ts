import { type UIMatch, useLocation, useMatches } from 'react-router'
import { type Language, addressIn } from '../../language/languages.ts'

/** What a route tells the layouts around it. */
export interface PageHandle {
  /** The page opens with a picture, and the header lies on it. */
  overPicture?: boolean | ((loaderData: unknown) => boolean)
  /** For pages with another address in each language; undefined until that is known. */
  pathIn?: (language: Language, loaderData: unknown) => string | undefined
}

export const handleOf = ({ handle }: Pick<UIMatch, 'handle'>) => handle as PageHandle | undefined

/** The page on screen, with its query, in another language. */
export function useAddressIn() {
  const { pathname, search } = useLocation()
  const page = useMatches().at(-1)
  return (language: Language) => {
    const localPath = page && handleOf(page)?.pathIn?.(language, page.loaderData)
    return addressIn(language, localPath ?? pathname) + search
  }
}
