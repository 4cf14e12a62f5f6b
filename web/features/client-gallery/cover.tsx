import type { ClientGallery } from '../../../contract/client-gallery.ts'
import { formatLongDay } from '../../../contract/dates.ts'
import { galleryFile } from '../../../contract/gallery-parts.ts'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'

type CoverGallery = Pick<ClientGallery, 'slug' | 'title' | 'eventDate' | 'place' | 'closesOn' | 'coverId'>

export function Cover({ slug, title, eventDate, place, closesOn, coverId }: CoverGallery) {
  const when = [eventDate && formatLongDay(eventDate), place].filter(Boolean).join(', ')
  return (
    <section className="hero on-photo gallery-cover">
      {coverId && <img src={galleryFile(slug, coverId, 'view')} alt="" fetchPriority="high" />}
      <div className="wrap">
        <h1 lang={langOf(title)}>{title}</h1>
        <p>
          {when && <span lang={langOf(when)}>{when}</span>}
          {closesOn && <span>{t('Open until {day}', { day: formatLongDay(closesOn) })}</span>}
        </p>
      </div>
    </section>
  )
}
