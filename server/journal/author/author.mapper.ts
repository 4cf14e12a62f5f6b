import type { Selectable } from 'kysely'
import type { Author } from '../../../contract/journal/author.ts'
import type { AuthorTable } from '../../../db/tables/journal.ts'

export const toAuthor = (row: Selectable<AuthorTable>): Author => ({
  _id: row.id,
  name: row.name,
  author_slug: row.slug,
  designation: row.designation,
  email: row.email,
  facebookLink: row.facebook_link,
  instagramLink: row.instagram_link,
  image: row.image,
  about: row.about,
  version: row.updated_at,
})
