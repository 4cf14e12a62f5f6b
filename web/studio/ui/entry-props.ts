/** The props of the form of an entry. */
export interface EntryFormOptions<Values, Input> {
  title: string
  verb: string
  initial: Values
  send: (input: Input) => Promise<{ message: string }>
  /** Leaves the page, or reloads the list. */
  onSaved: () => void
  /** Loads the stored version after a conflict; absent for new entries. */
  reload?: () => Promise<Values>
  cancel?: string
}

/** The props of a list of entries. */
export interface EntryListProps<Row> {
  rows: Row[]
  page: number
  total: number
  remove: (row: Row) => Promise<{ message: string }>
}
