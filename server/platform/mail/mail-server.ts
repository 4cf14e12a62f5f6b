import type { MailServer, MailServerInput, Sending } from '../../../contract/shape/mail.ts'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../config.ts'
import { openVault } from '../secrets/vault.ts'
import { findSetting, saveSetting } from '../settings/setting.queries.ts'
import { type MailSettings, sendingOf } from './transport.ts'

type SavedMailServer = MailServerInput
const mailServerSetting = 'mail-server'

const queries = { starttls: '?requireTLS=true', tls: '', none: '?ignoreTLS=true' }

/** In the form of SMTP_URL. */
function smtpUrlOf({ host, port, security, user, password }: SavedMailServer) {
  const account = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${account}${host}:${port}/${queries[security]}`
}

/** The mail server that sends emails: from the environment, or else the one that the owner has saved. */
export function createMailServer(db: Db, config: Config) {
  const vault = openVault(config)

  async function read(): Promise<SavedMailServer | undefined> {
    const sealed = await findSetting(db, mailServerSetting)
    const opened = sealed && vault.open(sealed)
    return opened ? (JSON.parse(opened) as SavedMailServer) : undefined
  }

  async function settings(): Promise<MailSettings> {
    const saved = config.smtpUrl ? undefined : await read()
    return saved ? { ...config, smtpUrl: smtpUrlOf(saved), mailFrom: saved.from } : config
  }

  const sending = async (): Promise<Sending> => sendingOf(await settings())

  return {
    settings,
    sending,
    /** Whether emails can be sent, so that forms may promise one. */
    canSend: async () => (await sending()) !== 'none',
    isFixed: Boolean(config.smtpUrl),
    async saved(): Promise<MailServer | null> {
      const saved = await read()
      if (!saved) return null
      const { password, ...shown } = saved
      return { ...shown, hasPassword: password !== '' }
    },
    /** An empty password keeps the saved one. */
    async save(input: MailServerInput) {
      const password = input.password || (input.user && (await read())?.password) || ''
      const saved = { ...input, password } satisfies SavedMailServer
      await saveSetting(db, mailServerSetting, vault.seal(JSON.stringify(saved)))
    },
  }
}
export type MailServerSettings = ReturnType<typeof createMailServer>
