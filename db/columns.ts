import type { ColumnType } from 'kysely'

/** Stored as JSON text, read as its value. */
export type Json<T> = ColumnType<T, string, string>

export interface Dated {
  created_at: string
  updated_at: string
}
