import { useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

export function NotFound() {
  const { lost } = useSite().pictures
  return (
    <div className="wrap">
      <div className="grid-12 lost">
        <div className="lost-copy">
          <h1>Uh-oh!</h1>
          <p>We can't find that page.</p>
          <ButtonLink to="/">Go Back Home</ButtonLink>
        </div>
        <figure className="lost-frame">
          <div className="frame">
            <Picture of={lost} sizes="(width <= 760px) 60vw, 33vw" />
          </div>
          <figcaption className="caption">Plate 404, still in the developer.</figcaption>
        </figure>
      </div>
    </div>
  )
}
