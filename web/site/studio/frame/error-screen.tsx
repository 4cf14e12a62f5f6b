import { errorSentence, isNotFound } from '../../../lib/load.ts'
import { ErrorView } from '../../../ui/error-view.tsx'
import { useSite } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Caption, Picture } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

/** The error page: Not Found for an unknown address, else the message of the failure. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = errorSentence(error)
  if (message === null) return <NotFound />
  return <ErrorView message={message} retry={!isNotFound(error)} />
}

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
