import { addressIn } from '../language/languages.ts'

/** Pages by their names: all of them in English, then the same ones in Bangla. */
export const inBothLanguages = (pages: [name: string, path: string][]) => [
  ...pages,
  ...pages.map(([name, path]): [string, string] => [`${name}, Bangla`, addressIn('bn', path)]),
]
