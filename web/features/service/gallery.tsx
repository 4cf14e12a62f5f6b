import { lazy, type MouseEvent, Suspense, useContext, useState } from 'react'
import { Picture, PictureBook } from '../../ui/picture.tsx'

/** Fetched when the first picture is opened, or pointed at. */
const openLightbox = () => import('../../ui/lightbox/lightbox.tsx')
const Lightbox = lazy(openLightbox)

/** Squares that open large; without script each is a plain link to its picture. */
export function Gallery({ pictures }: { pictures: string[] }) {
  const book = useContext(PictureBook)
  const [shown, setShown] = useState(-1)
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <section className="block">
      <h2>Gallery</h2>
      <ul className="gallery">
        {pictures.map((src, index) => (
          <li key={src}>
            <a
              href={src}
              onClick={open(index)}
              onPointerEnter={openLightbox}
              onFocus={openLightbox}
              aria-haspopup="dialog"
            >
              <Picture of={src} alt={book[src]?.alt || `Picture ${index + 1}`} sizes="120px" />
            </a>
          </li>
        ))}
      </ul>
      {shown >= 0 && (
        <Suspense>
          <Lightbox
            pictures={pictures.map((src) => ({ src, alt: '', width: 0, height: 0, ...book[src] }))}
            start={shown}
            onClose={() => setShown(-1)}
          />
        </Suspense>
      )}
    </section>
  )
}
