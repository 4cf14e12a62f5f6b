import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install } from '../../tooling/machine.ts'

const pattern = '/usr/lib/*/faketime/libfaketime.so.1'
const [library] = globSync(pattern)

function ensureLibrary() {
  if (library) return library
  if (!canInstall()) return undefined
  install('libfaketime')
  return globSync(pattern)[0]
}

/** A system clock for other processes that can be set like that of a machine; timers are not affected. */
export function openClock(folder: string) {
  const preload = ensureLibrary()
  if (!preload) return undefined
  const file = join(folder, 'clock')
  const set = (hours: number) => writeFileSync(file, `${hours < 0 ? '' : '+'}${hours * 3600}\n`)
  set(0)
  return {
    set,
    settings: {
      LD_PRELOAD: preload,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}

export type Clock = NonNullable<ReturnType<typeof openClock>>
