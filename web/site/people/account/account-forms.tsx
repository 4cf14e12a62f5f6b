import { useFetcher } from 'react-router'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import type { FormResult } from '../../../lib/submit.ts'
import { useViewer } from '../../../lib/root-data.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, TextField } from '../../../ui/field.tsx'
import { NewPasswordField } from '../../../ui/new-password-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useFormResult } from '../../../ui/use-form-result.ts'
import { type Language, languageNames, languages } from '../../../../language/languages.ts'
import { t } from '../../../../language/t.ts'

export interface Changed {
  form: string
  result: FormResult
}

interface AccountFormsProps {
  viewer: Viewer
  /** The language of emails to this account, once the browser has loaded it. */
  language?: Language
}

/** Emails to the owner are in the language of the studio, which is in the settings. */
function MailLanguage({ language }: Pick<AccountFormsProps, 'language'>) {
  return (
    <FieldFrame label={t('Language of your emails')}>
      {(wiring) => (
        <select
          className="input"
          name="language"
          key={language}
          defaultValue={language}
          disabled={!language}
          {...wiring}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function ProfileForm({ viewer, language }: AccountFormsProps) {
  const fetcher = useFetcher<Changed>()
  const { field } = useFormResult(fetcher.data?.result)
  return (
    <section>
      <h2>{t('Profile')}</h2>
      <p>
        {t(
          'Your name appears beside the reviews you write from now on. A photo from another site is shown only to you.',
        )}
      </p>
      <fetcher.Form method="post" data-needs-script className="form">
        <input type="hidden" name="form" value="profile" />
        <TextField
          label={t('Name')}
          {...field('displayName')}
          defaultValue={viewer.displayName}
          required
          maxLength={120}
          autoComplete="name"
        />
        <TextField
          label={t('Photo URL')}
          {...field('photoURL')}
          defaultValue={viewer.photoURL}
          optional
          type="url"
          placeholder="https://"
        />
        {viewer.role === 'customer' && <MailLanguage language={language} />}
        <div>
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {t('Save profile')}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  )
}

function PasswordForm() {
  const role = useViewer()?.role
  const fetcher = useFetcher<Changed>()
  const { form, field } = useFormResult(fetcher.data?.result)
  return (
    <section>
      <h2>{t('Password')}</h2>
      <p>{t('A new password signs you out on all other devices.')}</p>
      <fetcher.Form method="post" data-needs-script className="form" {...form}>
        <input type="hidden" name="form" value="password" />
        <PasswordField
          label={t('Current password')}
          {...field('currentPassword')}
          required
          autoComplete="current-password"
        />
        <NewPasswordField label={t('New password')} {...field('newPassword')} of={role} />
        <div>
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {t('Change password')}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  )
}

export function AccountForms(props: AccountFormsProps) {
  return (
    <>
      <ProfileForm {...props} />
      <PasswordForm />
    </>
  )
}
