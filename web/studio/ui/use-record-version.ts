import { useRef } from 'react'

/**
 * Remembers the version of the record that a form was made from. The server refuses changes to an older one; after a
 * reload the form continues with the stored version.
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
