import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { mailServerInput, type MailSetup } from '../../../../contract/shape/mail.ts'
import { localDigits, westernDigits } from '../../../../language/numbers.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useForm } from '../../ui/use-form.ts'
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
export function useMailServer(setup: MailSetup, onSaved?: () => void) {
  const { revalidate } = useRevalidator()
  const test = useTestMail()
  const isTest = useRef(false)
  const sendTest = () =>
    signedCall(api.mail.test, { body: { to: setup.owner } }).then(
      ({ data }) => test.follow(data._id),
      toastApiError,
    )
  const form = useForm({
    schema: mailServerInput,
    initial: valuesOf(setup),
    send: (body) => signedCall(api.mail.saveServer, { body }),
    onSaved: (_, saved) => {
      // The password is encrypted now and not shown again.
      form.reset({ ...saved, password: '' })
      if (isTest.current) void sendTest()
      if (onSaved && !isTest.current) onSaved()
      else void revalidate()
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
      form.ref.current?.requestSubmit()
    },
    /** Marks the next save as no test. */
    justSave: () => (isTest.current = false),
  }
}
export type MailServerState = ReturnType<typeof useMailServer>
