const oldAfterMs = 2 * 86_400_000

/** The schedule makes one each day: after two something is wrong with it. */
export const isOldBackup = (madeAt: string, now: number) => now - Date.parse(madeAt) > oldAfterMs
