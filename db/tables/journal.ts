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
  /** Null for a draft; in the future for a scheduled post. */
  published_at: string | null
  /** Part of the link that previews an unpublished post. */
  preview_key: Generated<string | null>
  liked: Generated<boolean>
  reaction_count: Generated<number>
  view_count: Generated<number>
  seo_title: Generated<string>
  seo_description: Generated<string>
}

/** Former addresses of posts. */
export interface PostAddressTable {
  slug: string
  post_id: string
}

/** One row for each visitor of a post and day, so that a reload is not counted again; deleted after the day. */
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
