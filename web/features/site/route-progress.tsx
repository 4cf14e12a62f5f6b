import { useNavigation } from 'react-router'

export function RouteProgress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      {busy && <div className="route-progress" />}
      <div className="sr" role="status">
        {busy && 'Loading page'}
      </div>
    </>
  )
}
