import { useFetcher } from 'react-router'
import { formatUsDateTime } from '../../../../contract/shape/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone } from '../../../ui/loading.tsx'
import { browserName } from './browser-name.ts'
import { t } from '../../../../language/t.ts'

export interface Session {
  token: string
  since: string
  browser: string
  address: string
  here: boolean
}

function SessionRow({ session }: { session: Session }) {
  const fetcher = useFetcher()
  return (
    <li>
      <div>
        <b>{browserName(session.browser)}</b>
        <span>
          {t('{place}, signed in {since}', {
            place: session.here ? t('This device') : session.address,
            since: formatUsDateTime(session.since),
          })}
        </span>
      </div>
      {!session.here && (
        <fetcher.Form method="post" data-needs-script>
          <input type="hidden" name="form" value="session" />
          <input type="hidden" name="token" value={session.token} />
          <Button type="submit" look="line" small busy={fetcher.state !== 'idle'}>
            {t('Sign out this device')}
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}

export function Sessions({ sessions }: { sessions: Session[] | null }) {
  return (
    <section>
      <h2>{t('Where you are signed in')}</h2>
      {sessions ? (
        <ul className="sessions">
          {sessions.map((session) => (
            <SessionRow key={session.token} session={session} />
          ))}
        </ul>
      ) : (
        <Bone width="60%" height={20} gap={24} />
      )}
    </section>
  )
}
