import { addressIn } from '../language/languages.ts'

/** Pages by their names: all of them in English, then the same ones in Bangla, where a post may have an address of its own. */
export async function inBothLanguages(url: string, pages: [name: string, path: string][]) {
  const inBangla = pages.map(async ([name, path]): Promise<[string, string]> => {
    const reply = await fetch(url + addressIn('bn', path))
    return [`${name}, Bangla`, new URL(reply.url).pathname]
  })
  return [...pages, ...(await Promise.all(inBangla))]
}
