import type { ReactNode } from 'react'
import type { SitePicture } from '../../../../contract/shape/site-settings.ts'
import { Caption, Picture } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

interface AuthFrameProps {
  title: string
  text: string
  picture: SitePicture
  children: ReactNode
}

/** A picture on one side, the form on the other. */
export function AuthFrame({ title, text, picture, children }: AuthFrameProps) {
  return (
    <div className="grid-12 split">
      {picture.src && (
        <figure className="split-photo">
          <Picture of={picture} sizes="(width <= 760px) 100vw, 50vw" priority />
          <Caption of={picture} />
        </figure>
      )}
      <section className="split-form">
        <div className="auth">
          <h1>{title}</h1>
          <p>{text}</p>
          <noscript>
            <p className="form-note">{t('Accounts need JavaScript. Booking and contact work without it.')}</p>
          </noscript>
          {children}
        </div>
      </section>
    </div>
  )
}
