import { useContext } from 'react'
import type { Service } from '../../../../contract/portfolio/service.ts'
import { arrangePictures, type SizedPicture, withKnownSize } from '../../../lib/arrange-pictures.ts'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { Caption, Picture, PictureLookup } from '../../../ui/picture.tsx'
import { pairSizes, PicturePair } from '../../../ui/picture-pair.tsx'
import { t } from '../../../../language/t.ts'
import { openingOf } from './opening-of.ts'

/** The maximum width of one picture. */
const widest = 1500

function Plate({ picture, sizes }: { picture: SizedPicture; sizes: string }) {
  const known = useContext(PictureLookup)[picture.src] ?? {}
  return (
    <>
      <Picture of={picture.src} sizes={sizes} />
      <Caption of={known} />
    </>
  )
}

/** A few pictures of the gallery across the page, without the one that opens it. */
export function Plates({ service }: { service: Service }) {
  const known = useContext(PictureLookup)
  const { wide, beside } = openingOf(service, known)
  const opened = new Set([...beside, wide?.src])
  const { full, pair } = arrangePictures(
    withKnownSize(
      service.gallery.filter((src) => !opened.has(src)),
      known,
    ),
  )
  if (!full) return null
  const sizes = pairSizes(pair)
  return (
    <section className="plates" aria-label={t('Pictures of this service')}>
      <figure className="plate-wide" style={sizeStyle(full)}>
        <Plate picture={full} sizes={`min(100vw, ${Math.min(full.width, widest)}px)`} />
      </figure>
      <PicturePair pictures={pair}>
        {pair.map((picture, index) => (
          <Plate key={picture.src} picture={picture} sizes={sizes[index]!} />
        ))}
      </PicturePair>
    </section>
  )
}
