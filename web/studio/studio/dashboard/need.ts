/** Something for the owner to do. */
export interface Need {
  kind: 'mail' | 'backup' | 'calendar' | 'money' | 'gallery' | 'request' | 'message'
  to: string
  title: string
  text: string
  /** What the row does, in a word or two. */
  verb: string
  /** Shown in red. */
  alarm?: true
}
