import { siteName } from '../../../contract/site.ts'
import { useContent, useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SplitTitle } from '../../ui/split-title.tsx'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'

/** A home page without slides opens with the name, set large on paper. */
export function Opening() {
  const site = useSite()
  const { services } = useContent()
  return (
    <section className="wrap opening">
      <h1 lang={langOf(siteName(site))}>
        <SplitTitle>{siteName(site)}</SplitTitle>
      </h1>
      {site.tagline && (
        <p className="lead" lang={langOf(site.tagline)}>
          {site.tagline}
        </p>
      )}
      <div className="actions">
        {services && <ButtonLink to="/services" children={t('My Services')} />}
        <ButtonLink to="/contact" look="line" children={t('Contact Me')} />
      </div>
    </section>
  )
}
