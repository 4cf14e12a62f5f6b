import { api } from '../../../../contract/api.ts'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { WholeMail } from '../../../../contract/shape/mail.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { MailState } from '../../ui/mail-state.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { RemoveAction } from '../../ui/remove-action.tsx'
import { MailProblem } from './mail-problem.tsx'
import { TryAgain } from './try-again.tsx'
import { plural, t } from '../../../../language/t.ts'

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatUsDateTime(at)}</time>

/** In a sandbox without scripts, styled like in a mail program. */
function Content({ mail: { text, html, subject } }: { mail: WholeMail }) {
  if (text === null || html === null)
    return (
      <p className="adm-block adm-soft">
        {t('It has a link that opens an account, so only its recipient can read it.')}
      </p>
    )
  return (
    <>
      <iframe className="adm-mail" title={t('Email: {subject}', { subject })} sandbox="" srcDoc={html} />
      <details className="adm-block">
        <summary>{t('As plain text')}</summary>
        <p className="adm-letter">{text}</p>
      </details>
    </>
  )
}

export function MailView({ mail }: { mail: WholeMail }) {
  const { to, date, sentAt, state, attempts, problem, nextTry } = mail
  return (
    <>
      <AdminHead
        title={mail.subject}
        lede={t('To {to}', { to })}
        back={{ to: '/admin/mails', label: 'Emails' }}
      />
      <div className="adm-form">
        <section className="panel" aria-label={t('Email')}>
          <Content mail={mail} />
        </section>
        <div className="adm-column adm-aside">
          <section className="panel adm-block adm-settle" aria-label={t('State')}>
            <div className="row adm-settle-head">
              <b>{t('State')}</b>
              <MailState state={state} />
            </div>
            <ol className="adm-steps adm-flush">
              <li>
                {t('Written')}
                <Time at={date} />
              </li>
              {problem && (
                <li>
                  {attempts > 0 && `${plural(attempts, '{n} attempt failed:', '{n} attempts failed:')} `}
                  <MailProblem problem={problem} />
                </li>
              )}
              {nextTry && (
                <li>
                  {t('Next attempt')}
                  <Time at={nextTry} />
                </li>
              )}
              {sentAt && (
                <li>
                  {state === 'outbox' ? t('Put into the outbox') : t('Sent')}
                  <Time at={sentAt} />
                </li>
              )}
            </ol>
            {problem && <TryAgain mail={mail} large />}
            <RemoveAction
              noun="email"
              what={
                <div>
                  <span className="adm-cell-t">{mail.subject}</span>
                  <span className="adm-cell-s">{to}</span>
                </div>
              }
              note={
                sentAt ? t('It is deleted here; the recipient keeps their copy.') : t('It will not be sent.')
              }
              remove={() => signedCall(api.mail.remove, { params: { id: mail._id } })}
              list="/admin/mails"
            />
          </section>
        </div>
      </div>
    </>
  )
}
