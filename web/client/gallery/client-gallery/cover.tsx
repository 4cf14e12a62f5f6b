import { formatLongDay } from '../../../../contract/shape/dates.ts'
import { galleryFile } from '../../../../contract/gallery/gallery-parts.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { titleStyle } from './cover-style.ts'
import type { ShownGallery } from './shown-gallery.ts'

/** The chosen cover, or the first landscape picture; only pictures whose sizes are ready. */
function coverOf({ coverId, pictures }: ShownGallery) {
  const made = pictures.filter(({ ready }) => ready)
  return made.find(({ _id }) => _id === coverId) ?? made.find(({ width, height }) => width > height)
}

export function Cover({ gallery }: { gallery: ShownGallery }) {
  const { slug, title, eventDate, place, closesOn } = gallery
  const cover = coverOf(gallery)
  const when = [eventDate && formatLongDay(eventDate), place].filter(Boolean).join(', ')
  return (
    <section className="hero on-photo gallery-cover">
      {cover && <img src={galleryFile(slug, cover._id, 'view')} alt="" fetchPriority="high" />}
      <div className="wrap">
        <h1 lang={langOf(title)} style={titleStyle(title)}>
          {title}
        </h1>
        <p>
          {when && <span lang={langOf(when)}>{when}</span>}
          {closesOn && <span>{t('Open until {day}', { day: formatLongDay(closesOn) })}</span>}
        </p>
      </div>
    </section>
  )
}
