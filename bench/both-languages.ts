import { addressIn } from '../language/languages.ts'

/** The addresses of pages by name, first in English, then in Bangla, where a post may have another slug. */
export async function inBothLanguages(url: string, pages: [name: string, path: string][]) {
  const inBangla = pages.map(async ([name, path]): Promise<[string, string]> => {
    const reply = await fetch(url + addressIn('bn', path))
    return [`${name}, Bangla`, new URL(reply.url).pathname]
  })
  return [...pages, ...(await Promise.all(inBangla))]
}
