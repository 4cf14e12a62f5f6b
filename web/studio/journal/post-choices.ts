import { api } from '../../../contract/api.ts'
import type { Call } from '../../lib/api.ts'

const byWord = new Intl.Collator('en')

/** Loads the categories and authors to choose from, sorted by name. */
export async function loadPostChoices(call: Call) {
  const [categories, authors] = await Promise.all([call(api.category.list), call(api.author.list)])
  return {
    categories: categories.data
      .map(({ _id, cat_name }) => ({ _id, cat_name }))
      .toSorted((a, b) => byWord.compare(a.cat_name, b.cat_name)),
    authors: authors.data
      .map(({ _id, name }) => ({ _id, name }))
      .toSorted((a, b) => byWord.compare(a.name, b.name)),
  }
}

/** The initial values of the forms for new ones. */
export const blankCategory = { cat_name: '', cat_slug: '', cat_image: '' }
export const blankAuthor = {
  name: '',
  author_slug: '',
  designation: '',
  email: '',
  facebookLink: '',
  instagramLink: '',
  image: '',
  about: '',
}
