import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { t } from '../../../../language/t.ts'

const delayMs = 150

/** The path of a page that is slow to load; null otherwise. */
export function useLatePage() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const next = navigation.state === 'loading' ? navigation.location.pathname : pathname
  const nextPage = next !== pathname && next.startsWith('/admin') ? next : null
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!nextPage) return
    const timer = setTimeout(() => setLate(nextPage), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [nextPage])
  return late === nextPage ? nextPage : null
}

const Bone = ({ width, height, gap }: { width: string; height?: number; gap?: number }) => (
  <span className="skeleton adm-bone" style={{ width, height, marginTop: gap }} />
)

const Panel = ({ children }: { children: ReactNode }) => (
  <div className="panel adm-block" style={{ marginTop: 16 }}>
    {children}
  </div>
)

const isForm = (path: string) => /\/(add|update|edit|view)(-|\/)|\/settings\b/.test(path)

const FieldBones = ({ height }: { height: number }) => (
  <div style={{ paddingTop: 10, paddingBottom: 10 }}>
    <Bone width="96px" />
    <Bone width="100%" height={height} gap={8} />
  </div>
)

const RowBones = ({ width }: { width: number }) => (
  <div style={{ display: 'flex', gap: 16, paddingTop: 9, paddingBottom: 9 }}>
    <Bone width="60px" height={44} />
    <div style={{ flex: 1 }}>
      <Bone width={`${width}%`} />
      <Bone width={`${width + 18}%`} gap={10} />
    </div>
  </div>
)

/** The skeleton of a form or a list. */
export function PageSkeleton({ path }: { path: string }) {
  return (
    <div role="status" aria-label={t('Loading page')}>
      <Bone width="220px" height={30} />
      <Bone width="160px" gap={12} />
      <Panel>
        {isForm(path)
          ? [36, 38, 120].map((height) => <FieldBones key={height} height={height} />)
          : [38, 46, 30, 42, 34].map((width) => <RowBones key={width} width={width} />)}
      </Panel>
    </div>
  )
}
