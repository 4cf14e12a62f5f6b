import type { MailServer, MailServerInput, Sending } from '../../../contract/shape/mail.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { openVault } from '../secrets/vault.ts'
import { findSetting, saveSetting } from '../settings/setting.queries.ts'
import { type MailSettings, sendingOf } from './transport.ts'

type Saved = MailServerInput

const name = 'mail-server'

const queries = { starttls: '?requireTLS=true', tls: '', none: '?ignoreTLS=true' }

/** As SMTP_URL would be written. */
function urlOf({ host, port, security, user, password }: Saved) {
  const account = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${account}${host}:${port}/${queries[security]}`
}

/** The mail server that emails go out over: the one of the environment, or else the one that the owner has saved. */
export function createMailServer(db: Db, config: Config) {
  const vault = openVault(config)

  async function read(): Promise<Saved | undefined> {
    const sealed = await findSetting(db, name)
    const opened = sealed && vault.open(sealed)
    return opened ? (JSON.parse(opened) as Saved) : undefined
  }

  async function settings(): Promise<MailSettings> {
    const saved = config.smtpUrl ? undefined : await read()
    return saved ? { ...config, smtpUrl: urlOf(saved), mailFrom: saved.from } : config
  }

  const sending = async (): Promise<Sending> => sendingOf(await settings())

  return {
    settings,
    sending,
    /** Whether anybody may be told that an email comes. */
    works: async () => (await sending()) !== 'none',
    isFixed: Boolean(config.smtpUrl),
    async saved(): Promise<MailServer | null> {
      const saved = await read()
      if (!saved) return null
      const { password, ...shown } = saved
      return { ...shown, hasPassword: password !== '' }
    },
    /** An empty password stays what it was. */
    async save(input: MailServerInput) {
      const password = input.password || (input.user && (await read())?.password) || ''
      await saveSetting(db, name, vault.seal(JSON.stringify({ ...input, password } satisfies Saved)))
    },
  }
}
export type MailServerSettings = ReturnType<typeof createMailServer>
