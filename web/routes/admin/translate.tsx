import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import {
  type TranslatedField,
  type TranslatedKind,
  translatedKinds,
} from '../../../contract/studio/translation.ts'
import { plural, t } from '../../../language/t.ts'
import type { Route } from './+types/translate'
import { BodyField } from '../../studio/journal/post/body-field.tsx'
import { originalPath } from '../../studio/studio/translation/field-names.ts'
import type { BodyEditorProps } from '../../studio/studio/translation/translation-row.tsx'
import { TranslationScreen } from '../../studio/studio/translation/translation-screen.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-editor.css'
import '../../styles/admin-translation.css'
import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'

const isKind = (kind: string): kind is TranslatedKind => translatedKinds.includes(kind as TranslatedKind)

const loadFields = async (call: Call, kind: TranslatedKind, id: string) =>
  (await call(api.translation.one, { params: { kind, id } })).data

const load = async (call: Call, { params }: PageRequest<{ kind: string; id: string }>) => {
  const kind = params.kind as TranslatedKind
  return { id: params.id, fields: await loadFields(call, kind, params.id) }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('In Bangla'))

const backs: Record<TranslatedKind, BackLink['label']> = {
  service: 'Update Service',
  post: 'Update Blog',
  category: 'Update Category',
  author: 'Update Author',
  picture: 'Services',
  work: 'Work',
  'work-kind': 'Work',
  site: 'Settings',
}

const noSizes: ReadonlyMap<string, { width: number; height: number }> = new Map()

const BodyEditor = ({ value, error, onChange }: BodyEditorProps) => (
  <BodyField value={value} error={error} sizes={noSizes} onChange={onChange} onBlur={() => undefined} />
)

/** One line with how much is left to do. */
function progressText(fields: TranslatedField[]) {
  const count = (state: TranslatedField['state']) => fields.filter((field) => field.state === state).length
  const [missing, older] = [count('missing'), count('older')]
  const parts = [
    missing > 0 && plural(missing, '{n} text is missing', '{n} texts are missing'),
    older > 0 && plural(older, '{n} is older than the English text', '{n} are older than the English texts'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : t('Everything is up to date.')
}

export default function Translate({ params, loaderData: { outcome } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const kind = isKind(params.kind) ? params.kind : 'site'
  const back: BackLink = { to: originalPath[kind](params.id), label: backs[kind] }
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can change settings." back={back}>
      {({ id, fields }) => {
        const name = fields.find(({ field }) => field === 'title' || field === 'name')
        return (
          <>
            <AdminHead
              title={name ? t('{title} in Bangla', { title: name.original }) : t('In Bangla')}
              lede={progressText(fields)}
              back={back}
            />
            <TranslationScreen
              key={JSON.stringify(fields)}
              kind={kind}
              id={id}
              fields={fields}
              Body={BodyEditor}
              send={(body) => signedCall(api.translation.update, { params: { kind, id }, body })}
              load={() => loadFields(signedCall, kind, id)}
              refresh={() => void revalidate()}
            />
          </>
        )
      }}
    </OwnerPage>
  )
}
