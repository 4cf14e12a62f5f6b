import { flushSync } from 'react-dom'
import { isMotionReduced } from '../../lib/motion.ts'

const name = 'enlarged'
const timeoutMs = 400

const drawable = (image: HTMLImageElement | null) =>
  Promise.race([image?.decode().catch(() => undefined), new Promise((done) => setTimeout(done, timeoutMs))])

const isWanted = () => 'startViewTransition' in document && !isMotionReduced()

/** One that is cut short, by a picture closed while it still grows, was never ready. */
function ended({ ready, finished }: ViewTransition) {
  ready.catch(() => undefined)
  return finished
}

/** Opens the lightbox so that its picture grows out of the thumbnail. */
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

/** Closes it so that the picture goes back to where it came from. */
export async function shrinkTo(thumbnail: HTMLElement | null, close: () => void) {
  if (!thumbnail || !isWanted()) return close()
  const transition = document.startViewTransition(() => {
    flushSync(close)
    thumbnail.style.viewTransitionName = name
  })
  await ended(transition).finally(() => (thumbnail.style.viewTransitionName = ''))
}
