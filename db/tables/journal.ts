import type { Dated } from '../columns.ts'
import type { Generated } from 'kysely'

export interface CategoryTable extends Dated {
  id: string
  name: string
  slug: string
  image: string
}

export interface AuthorTable extends Dated {
  id: string
  name: string
  slug: string
  designation: string
  email: string
  facebook_link: string
  instagram_link: string
  image: string
  about: string
}

export interface PostTable extends Dated {
  id: string
  title: string
  reading_minute: number
  category_id: string
  author_id: string
  slug: string
  thumbnail: string
  body: string
  excerpt: string
  /** Null for a draft; a moment to come for a scheduled post. */
  published_at: string | null
  /** Opens a post that is not published yet to whoever has the link. */
  preview_key: Generated<string | null>
  liked: Generated<boolean>
  reaction_count: Generated<number>
  view_count: Generated<number>
  seo_title: Generated<string>
  seo_description: Generated<string>
}

/** Addresses that a post once had. */
export interface PostAddressTable {
  slug: string
  post_id: string
}

/** One row for each visitor of a post on this day, so that a reload counts nothing; gone when the day is over. */
export interface PostViewTable {
  post_id: string
  day: string
  visitor: string
}

export interface DailyViewTable {
  post_id: string
  day: string
  views: number
}

export interface JournalTables {
  category: CategoryTable
  author: AuthorTable
  post: PostTable
  post_address: PostAddressTable
  post_view: PostViewTable
  daily_view: DailyViewTable
}
