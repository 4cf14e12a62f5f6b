import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { firstCharacters } from '../../../../contract/shape/excerpt.ts'
import { usePictureDetails } from '../../portfolio/picture-details.ts'
import { focusStyle } from '../../../lib/picture-style.ts'
import { langOf } from '../../../lib/lang.ts'
import { useDebouncedPicture } from '../../portfolio/use-debounced-picture.ts'
import { t } from '../../../../language/t.ts'

interface LiveCardProps {
  title: string
  category: string
  author: string
  thumbnail: string
  body: string
  /** When it is published; null for today. */
  moment: string | null
}

const excerptLength = 70

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim()

/** A preview of the card under Recent Blog. */
export function LiveCard({ title, category, author, thumbnail, body, moment }: LiveCardProps) {
  const picture = useDebouncedPicture(thumbnail)
  const details = usePictureDetails(picture)
  const words = firstCharacters(wordsOf(body), excerptLength)
  return (
    <section className="adm-block" aria-label={t('Card preview')}>
      <div className="adm-live-head">
        <h2>{t('Card preview')}</h2>
        <span className="adm-soft adm-small">{t('as it will appear under Recent Blog')}</span>
      </div>
      <div className="adm-live">
        <span className="adm-live-pic">
          {picture && <img src={picture} alt="" style={focusStyle(details?.focus)} />}
        </span>
        <div>
          {category && <span className="adm-badge">{category}</span>}
          <p className="adm-live-title" lang={langOf(title)}>
            {title || t('Title')}
          </p>
          <p className="adm-soft">{words ? `${words}...` : t('The first words of the post.')}</p>
          <p className="adm-soft adm-small">
            {[author, moment ? formatLongDate(moment) : t('today')].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
    </section>
  )
}
