import { redirect } from 'react-router'
import type { Route } from './+types/account'
import { AccountForms } from '../site/people/account/account-forms.tsx'
import { DeleteAccount } from '../site/people/account/delete-account.tsx'
import { MyData } from '../site/people/account/my-data.tsx'
import { Sessions } from '../site/people/account/sessions.tsx'
import { pageOf } from '../lib/page-context.ts'
import { withReturn } from '../lib/return-path.ts'
import { unlisted } from '../lib/seo.ts'
import { textValues } from '../lib/submit.ts'
import { revalidateUnlessFailed } from '../lib/revalidate-unless-failed.ts'
import { useViewer } from '../lib/root-data.ts'
import '../styles/account.css'
import { PageHead } from '../ui/page-head.tsx'
import { type AccountDetails, changeAccount, readAccount } from './account-changes.ts'
import { t } from '../../language/t.ts'

/** Loaded in the browser only: rendering does not wait for private data. */
interface AccountData {
  account: AccountDetails | null
}

export function loader({ context }: Route.LoaderArgs): AccountData {
  if (!pageOf(context).viewer) throw redirect(withReturn('/login', { pathname: '/account', search: '' }))
  return { account: null }
}

export const clientLoader = async (): Promise<AccountData> => ({ account: await readAccount() })
clientLoader.hydrate = true as const

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  changeAccount(textValues(await request.formData()))

export const shouldRevalidate = revalidateUnlessFailed

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Your account'))

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <>
      <PageHead title={t('Your account')}>{viewer.email}</PageHead>
      <div className="wrap grid-12 account-page">
        <AccountForms viewer={viewer} language={loaderData.account?.language} />
        <Sessions sessions={loaderData.account?.sessions ?? null} />
        <MyData />
        {viewer.role === 'customer' && <DeleteAccount />}
      </div>
    </>
  )
}
