/** A slug contains both parts of the path: category and title. */
export const postPath = (slug: string) => `/blog/post/${encodeURI(slug)}`

export const categoryPath = (slug: string) => `/blog?category=${encodeURIComponent(slug)}`
