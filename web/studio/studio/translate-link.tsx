import type { TranslatedKind } from '../../../contract/studio/translation.ts'
import { t } from '../../../language/t.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Languages } from '../ui/icons.tsx'

/** A link from an English text to its translation page. */
export const TranslateLink = ({ kind, id }: { kind: TranslatedKind; id: string }) => (
  <ButtonLink look="line" to={`/admin/translate/${kind}/${encodeURIComponent(id)}`}>
    <Languages />
    {t('In Bangla')}
  </ButtonLink>
)
