import type { ColumnType } from 'kysely'

/** Written as JSON text, read as the value. */
export type Json<T> = ColumnType<T, string, string>

export interface Dated {
  created_at: string
  updated_at: string
}
