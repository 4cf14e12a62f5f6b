/** What the form of an entry is told by its page. */
export interface EntryFormOptions<Values, Input> {
  title: string
  verb: string
  initial: Values
  send: (input: Input) => Promise<{ message: string }>
  /** Leaves the page, or reloads the list beside the form. */
  onSaved: () => void
  /** What is stored now, for a form that somebody else overtook; a form for new entries has none. */
  reload?: () => Promise<Values>
  cancel?: string
}

/** A page of a list of entries. */
export interface EntryListProps<Row> {
  rows: Row[]
  page: number
  total: number
  remove: (row: Row) => Promise<{ message: string }>
}
