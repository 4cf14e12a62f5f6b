import { useRef } from 'react'

/**
 * Remembers which state of a record a form was made from. The server refuses what was made from an older one, and the
 * form may then go on from what is stored now.
 */
export function useRecordVersion<Stored extends { version: string | null }, Values>(
  stored: Stored,
  load: () => Promise<Stored>,
  toValues: (stored: Stored) => Values,
) {
  const version = useRef<string | null>(stored.version)
  return {
    initial: toValues(stored),
    withVersion: <Input extends object>(input: Input) => ({
      ...input,
      version: version.current as Stored['version'],
    }),
    isNow: (saved: string) => void (version.current = saved),
    async reload() {
      const now = await load()
      version.current = now.version
      return toValues(now)
    },
  }
}
