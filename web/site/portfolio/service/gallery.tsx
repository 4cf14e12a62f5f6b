import { type ComponentType, type MouseEvent, useContext, useRef, useState } from 'react'
import type LightboxType from '../../../ui/lightbox/lightbox.tsx'
import { growFrom, shrinkTo } from '../../../ui/lightbox/grow.ts'
import { Picture, PictureLookup } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

/** Loaded when a picture is opened or pointed at. */
const loadLightbox = () => import('../../../ui/lightbox/lightbox.tsx')

interface Opened {
  Lightbox: ComponentType<Parameters<typeof LightboxType>[0]>
  start: number
}

/** Square thumbnails that open large; without script each is a plain link to its picture. */
export function Gallery({ pictures }: { pictures: string[] }) {
  const book = useContext(PictureLookup)
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const linkAt = (index: number) => list.current?.children[index]?.querySelector('a')
  const open = (start: number) => async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const { default: Lightbox } = await loadLightbox()
    await growFrom(linkAt(start)?.querySelector('img') ?? null, () => setOpened({ Lightbox, start }))
  }
  const close = async (index: number) => {
    const link = linkAt(index)
    await shrinkTo(link?.querySelector('img') ?? null, () => setOpened(null))
    link?.focus()
  }
  return (
    <section className="block">
      <h2>{t('Gallery')}</h2>
      <ul className="gallery" ref={list}>
        {pictures.map((src, index) => (
          <li key={src}>
            <a
              href={src}
              onClick={(event) => void open(index)(event)}
              onPointerEnter={loadLightbox}
              onFocus={loadLightbox}
              aria-haspopup="dialog"
            >
              <Picture of={src} alt={book[src]?.alt || t('Picture {n}', { n: index + 1 })} sizes="120px" />
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          pictures={pictures.map((src) => ({ src, alt: '', width: 0, height: 0, ...book[src] }))}
          start={opened.start}
          onClose={(index) => void close(index)}
        />
      )}
    </section>
  )
}
