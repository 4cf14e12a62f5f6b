import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Backup, MakingBackup } from '../../../../contract/studio/backup.ts'
import { toast } from '../../../ui/toast.ts'
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
