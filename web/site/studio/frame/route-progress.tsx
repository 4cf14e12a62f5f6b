import { useNavigation } from 'react-router'
import { t } from '../../../../language/t.ts'

export function RouteProgress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      {busy && <div className="route-progress" />}
      <div className="sr" role="status">
        {busy && t('Loading page')}
      </div>
    </>
  )
}
