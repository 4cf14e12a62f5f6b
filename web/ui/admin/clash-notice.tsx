import { AdminButton } from './button.tsx'

interface ClashNoticeProps {
  /** What the server said; null while nobody else saved. */
  sentence: string | null
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two people edited one record: both ways out are offered, and nothing is lost by itself. */
export function ClashNotice({ sentence, busy, onKeepMine, onTakeTheirs }: ClashNoticeProps) {
  if (!sentence) return null
  return (
    <div className="adm-clash" role="alert">
      <h2>{sentence}</h2>
      <p>What you typed is still here. Save it over the other changes, or drop it and load what is stored now.</p>
      <div>
        <AdminButton busy={busy} onClick={onKeepMine}>
          Save mine anyway
        </AdminButton>
        <AdminButton disabled={busy} onClick={onTakeTheirs}>
          Load the stored one
        </AdminButton>
      </div>
    </div>
  )
}
