import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Backup, MakingBackup } from '../../../../contract/studio/backup.ts'
import { toast, toastApiError } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

const lookEveryMs = 1500

/** Polls while a backup is made or checked. */
export function usePolling(making: MakingBackup | null, backups: Backup[]) {
  const { revalidate, state } = useRevalidator()
  const isMaking = making !== null && making.state !== 'failed'
  const isBusy = isMaking || backups.some(({ checking }) => checking)
  const wasMaking = useRef(isMaking)
  useEffect(() => {
    if (wasMaking.current && making === null) toast.success(t('The backup is made and checked'))
    wasMaking.current = isMaking
  }, [isMaking, making])
  useEffect(() => {
    if (!isBusy || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), lookEveryMs)
    return () => clearTimeout(timer)
  }, [isBusy, state, revalidate])
}

/** Sends a call and reloads the page. */
export function useBackupCall() {
  const { revalidate } = useRevalidator()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  async function ask(what: string, send: () => Promise<{ message: string }>) {
    if (busyWith) return
    setBusyWith(what)
    try {
      toast.success((await send()).message)
      await revalidate()
    } catch (error) {
      toastApiError(error)
    } finally {
      setBusyWith(null)
    }
  }
  return { busyWith, ask: (...what: Parameters<typeof ask>) => void ask(...what) }
}
