import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type ViewerType from './viewer.tsx'

/** Loaded when the first picture is opened. */
const loadViewer = () => import('./viewer.tsx')
type Viewer = ComponentType<Parameters<typeof ViewerType>[0]>

const pictureIn = (hash: string) => /^#picture-(.+)$/.exec(hash)?.[1]

/** The open picture is in the address, so that the back button closes it and a reload keeps it open. */
export function useOpenPicture(isThere: (id: string) => boolean) {
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const [Viewer, setViewer] = useState<Viewer | null>(null)
  const openId = pictureIn(hash)
  const id = openId && isThere(openId) ? openId : undefined
  const wasOpenedHere = useRef(false)
  useEffect(() => {
    if (id) void loadViewer().then((loaded) => setViewer(() => loaded.default))
  }, [id])

  const goTo = useCallback(
    (picture: string, replace: boolean) =>
      navigate({ search, hash: `#picture-${picture}` }, { replace, preventScrollReset: true }),
    [navigate, search],
  )
  const open = useCallback(
    (picture: string) => {
      wasOpenedHere.current = true
      void goTo(picture, false)
    },
    [goTo],
  )
  async function close() {
    if (wasOpenedHere.current) await navigate(-1)
    else await navigate({ search }, { replace: true, preventScrollReset: true })
    wasOpenedHere.current = false
    document.querySelector<HTMLElement>(`#shot-${id} a`)?.focus()
  }
  return { Viewer, id, open, turn: (picture: string) => void goTo(picture, true), close: () => void close() }
}
