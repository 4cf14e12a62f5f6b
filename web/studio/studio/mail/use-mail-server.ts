import { useRef } from 'react'
import { api } from '../../../../contract/api.ts'
import { mailServerInput, type MailSetup } from '../../../../contract/shape/mail.ts'
import { localDigits, westernDigits } from '../../../../language/numbers.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { toastApiError } from '../../../ui/toast.ts'
import { useTestMail } from './use-test-mail.ts'

/** The port that encrypts from the first byte. */
const tlsPort = '465'

const valuesOf = ({ server, answers, owner }: MailSetup) => ({
  host: server?.host ?? '',
  port: localDigits(server?.port ?? 587),
  security: server?.security ?? ('starttls' as const),
  user: server?.user ?? '',
  password: '',
  from: server?.from ?? (answers || owner),
})

/** The mail server as it is typed, saved, and tried with an email to the owner. */
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
      // What was typed is sealed now, and not shown again.
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
    /** Over the server that is typed: so it is saved first. */
    trySending() {
      if (setup.isFixed || (setup.sending !== 'none' && !form.dirty)) return void sendTest()
      isTest.current = true
      form.form.current?.requestSubmit()
    },
    /** The next save is no test. */
    justSave: () => (isTest.current = false),
  }
}
export type MailServerState = ReturnType<typeof useMailServer>
