import type { CSSProperties } from 'react'
import type { WorkDetails, WorkNeighbour } from '../../../../contract/portfolio/work.ts'
import { monthAndYear } from '../../../../contract/shape/day-words.ts'
import { t } from '../../../../language/t.ts'
import { taka } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { pictureOf, toPictureLookup } from '../../../ui/picture-lookup.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ArrowLeft, ArrowRight } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture, PictureLookup, type PictureInfo } from '../../../ui/picture.tsx'
import { cameraWords } from './camera-words.ts'
import { useTurnByKeys } from './use-turn-by-keys.ts'
import { wallPath, workPath } from './work-path.ts'

interface PicturePageProps {
  work: WorkDetails
  pictures: PictureInfo[]
  /** The kind that is browsed, if any. */
  kind?: string
}

/** The name of a picture: its title, or else its description. */
export const nameOf = ({ src, title }: WorkNeighbour, pictures: PictureInfo[]) =>
  title || pictureOf(src, pictures, t('Untitled')).alt

function Facts({ place, camera, showCamera }: Pick<WorkDetails, 'place' | 'camera' | 'showCamera'>) {
  const shot = showCamera ? camera : null
  const facts: [string, string][] = [
    [t('Place'), place],
    [t('When'), shot?.takenAt ? monthAndYear(shot.takenAt.slice(0, 10)) : ''],
    [t('Camera'), shot ? cameraWords(shot.facts) : ''],
  ]
  const knownFacts = facts.filter(([, text]) => text !== '')
  if (knownFacts.length === 0) return null
  return (
    <dl className="facts">
      {knownFacts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={langOf(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A link to the service of the picture, or to the studio. */
const Book = ({ service }: Pick<WorkDetails, 'service'>) =>
  service ? (
    <>
      <ButtonLink look="accent" to={`/services/${service._id}#book`}>
        {t('Book a shoot like this')}
      </ButtonLink>
      <p className="note" lang={langOf(service.title)}>
        {t('{service}, from {price}', { service: service.title, price: taka(service.price) })}
      </p>
    </>
  ) : (
    <ButtonLink look="accent" to="/contact">
      {t('Ask for a shoot like this')}
    </ButtonLink>
  )

export function PicturePage({ work, pictures, kind }: PicturePageProps) {
  const name = nameOf(work, pictures)
  const { previous, next } = work
  const { width = 3, height = 2 } = pictureOf(work.src, pictures, name)
  useTurnByKeys(previous && workPath(previous.slug, kind), next && workPath(next.slug, kind))
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <div className="plate">
        <figure className="plate-photo" style={{ '--plate-ratio': width / height } as CSSProperties}>
          <Picture
            of={work.src}
            sizes="(width <= 900px) 100vw, calc(100vw - 400px)"
            priority
            style={{ viewTransitionName: 'photo' }}
          />
        </figure>
        <div className="plate-copy">
          <PageLink className="plate-back" to={wallPath(kind)}>
            <ArrowLeft />
            {kind ? work.kind.name : t('All work')}
          </PageLink>
          <h1 lang={langOf(name)}>{name}</h1>
          {work.story && (
            <p className="plate-story" lang={langOf(work.story)}>
              {work.story}
            </p>
          )}
          <Facts {...work} />
          <Book service={work.service} />
          {previous && next && (
            <nav className="plate-turns" aria-label={t('More pictures')}>
              <PageLink to={workPath(previous.slug, kind)} rel="prev" replace>
                <Picture of={previous.src} alt="" sizes="180px" />
                <span>
                  <ArrowLeft />
                  {t('Previous')}
                </span>
              </PageLink>
              <PageLink to={workPath(next.slug, kind)} rel="next" replace>
                <Picture of={next.src} alt="" sizes="180px" />
                <span>
                  {t('Next')}
                  <ArrowRight />
                </span>
              </PageLink>
            </nav>
          )}
        </div>
      </div>
    </PictureLookup>
  )
}
