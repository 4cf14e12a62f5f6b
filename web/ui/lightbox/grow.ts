import { flushSync } from 'react-dom'
import { isMotionReduced } from '../../lib/motion.ts'

const name = 'enlarged'
const timeoutMs = 400

const drawable = (image: HTMLImageElement | null) =>
  Promise.race([image?.decode().catch(() => undefined), new Promise((done) => setTimeout(done, timeoutMs))])

const isWanted = () => 'startViewTransition' in document && !isMotionReduced()

/** A transition that is skipped rejects `ready`, for example when the picture is closed while it still grows. */
function ended({ ready, finished }: ViewTransition) {
  ready.catch(() => undefined)
  return finished
}

/** Opens the lightbox with its picture growing out of the thumbnail. */
export async function growFrom(thumbnail: HTMLElement | null, open: () => void) {
  if (!thumbnail || !isWanted()) return open()
  thumbnail.style.viewTransitionName = name
  const transition = document.startViewTransition(async () => {
    thumbnail.style.viewTransitionName = ''
    flushSync(open)
    await drawable(document.querySelector('.lightbox-stage img'))
  })
  await ended(transition)
}

/** Closes the lightbox with its picture shrinking back into the thumbnail. */
export async function shrinkTo(thumbnail: HTMLElement | null, close: () => void) {
  if (!thumbnail || !isWanted()) return close()
  const transition = document.startViewTransition(() => {
    flushSync(close)
    thumbnail.style.viewTransitionName = name
  })
  await ended(transition).finally(() => (thumbnail.style.viewTransitionName = ''))
}
