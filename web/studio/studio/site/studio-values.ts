import type { Studio } from '../../../../contract/shape/studio-settings.ts'

/** What the forms of the studio's own settings need of their page. */
export interface StudioFormOptions {
  studio: Studio
  send: (changes: Partial<Studio>) => Promise<{ message: string; data: { version: string } }>
  onSaved: () => void
  reload: () => Promise<Studio>
}
