/** A slug already holds both parts of the address: category and title. */
export const postPath = (slug: string) => `/blog/post/${encodeURI(slug)}`

export const categoryPath = (slug: string) => `/blog?category=${encodeURIComponent(slug)}`
