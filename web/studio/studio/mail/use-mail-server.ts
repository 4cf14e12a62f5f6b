import { useRef } from 'react'
import { api } from '../../../../contract/api.ts'
import { mailServerInput, type MailSetup } from '../../../../contract/shape/mail.ts'
import { localDigits, westernDigits } from '../../../../language/numbers.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { toastApiError } from '../../../ui/toast.ts'
import { useTestMail } from './use-test-mail.ts'

/** The port with TLS from the start. */
const tlsPort = '465'

const valuesOf = ({ server, answers, owner }: MailSetup) => ({
  host: server?.host ?? '',
  port: localDigits(server?.port ?? 587),
  security: server?.security ?? ('starttls' as const),
  user: server?.user ?? '',
  password: '',
  from: server?.from ?? (answers || owner),
})

/** The form of the mail server, with a test email to the owner. */
export function useMailServer(setup: MailSetup, onSaved: (isTest: boolean) => void) {
  const test = useTestMail()
  const isTest = useRef(false)
  const sendTest = () =>
    signedCall(api.mail.test, { body: { to: setup.owner } }).then(
      ({ data }) => test.follow(data._id),
      toastApiError,
    )
  const form = useAdminForm({
    schema: mailServerInput,
    initial: valuesOf(setup),
    send: (body) => signedCall(api.mail.saveServer, { body }),
    onSaved: () => {
      // The password is encrypted now and not shown again.
      form.restart({ ...form.values, password: '' })
      if (isTest.current) void sendTest()
      onSaved(isTest.current)
      isTest.current = false
    },
  })
  return {
    form,
    test,
    setPort(port: string) {
      const isTls = westernDigits(port) === tlsPort
      if (isTls !== (form.values.security === 'tls')) form.set('security', isTls ? 'tls' : 'starttls')
      form.set('port', port)
    },
    /** Tests the typed server, so it is saved first. */
    trySending() {
      if (setup.isFixed || (setup.sending !== 'none' && !form.dirty)) return void sendTest()
      isTest.current = true
      form.form.current?.requestSubmit()
    },
    /** Marks the next save as no test. */
    justSave: () => (isTest.current = false),
  }
}
export type MailServerState = ReturnType<typeof useMailServer>
