import { useSite } from '../../../lib/site.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Caption } from '../../../ui/caption.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

export function NotFound() {
  const { lost } = useSite().pictures
  return (
    <div className="wrap">
      <div className="grid-12 lost">
        <div className="lost-copy">
          <h1>{t('Uh-oh!')}</h1>
          <p>{t("We can't find that page.")}</p>
          <ButtonLink to="/">{t('Go Back Home')}</ButtonLink>
        </div>
        {lost.src && (
          <figure className="lost-frame">
            <div className="frame">
              <Picture of={lost} sizes="(width <= 760px) 60vw, 33vw" />
            </div>
            <Caption of={lost} />
          </figure>
        )}
      </div>
    </div>
  )
}
