import { type SetupProgress, setupSteps } from '../../../../contract/studio/setup.ts'
import { useSite } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { plural, t } from '../../../../language/t.ts'

/** A link back to the setup while steps are neither done nor skipped, unless the owner has left it. */
export function SetupNotice({ setup: { done, skipped, left } }: { setup: SetupProgress }) {
  const { closed } = useSite()
  const open = setupSteps.filter((step) => !done.includes(step) && !skipped.includes(step)).length
  const unfinished = open > 0 && !left
  if (!unfinished && !closed) return null
  return (
    <section className="panel adm-block adm-notice" aria-label={t('Your studio')}>
      <p>
        {closed && `${t("The site is closed: visitors see 'Opening soon'.")} `}
        {unfinished &&
          plural(open, '{n} step left to set up your studio.', '{n} steps left to set up your studio.')}
      </p>
      <ButtonLink look="line" to={unfinished ? '/admin/setup' : '/admin/settings/pages#closed'}>
        {unfinished ? t('Continue') : t('Open the site')}
      </ButtonLink>
    </section>
  )
}
