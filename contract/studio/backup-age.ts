const oldAfterMs = 2 * 86_400_000

/** Backups are daily: after two days without one something is wrong. */
export const isOldBackup = (madeAt: string, now: number) => now - Date.parse(madeAt) > oldAfterMs
