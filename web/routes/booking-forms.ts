import { api } from '../../contract/api.ts'
import { t } from '../../language/t.ts'
import type { ClientForm, SentForm } from '../client/booking/client-booking/use-client-form.ts'
import type { Call } from '../lib/api.ts'
import { type FormResult, submit, type Values } from '../lib/submit.ts'

const calls = api.clientBooking

/** Sends one of the forms of the client page, with the key from its address. */
export async function sendForm(
  call: Call,
  reference: string,
  pageKey: string,
  sent: Values,
): Promise<SentForm> {
  const { form, ...values } = sent as Values & { form: ClientForm }
  const input = { params: { reference } }
  const answer = { key: pageKey, answer: values.answer ?? '' }
  const send = {
    message: () =>
      submit(
        call,
        calls.write,
        { ...submission(values), key: pageKey, message: values.message ?? '' },
        input,
      ),
    ask: () => submit(call, calls.askDay, { ...requestedDay(values), key: pageKey }, input),
    answer: () => submit(call, calls.answerDay, answer, input),
    hold: () => submit(call, api.bookingState.answerHold, answer, input),
    cancel: () => submit(call, calls.cancel, { key: pageKey, message: values.message ?? '' }, input),
    accept: () =>
      submit(
        call,
        api.clientOffer.accept,
        { key: pageKey, name: values.name ?? '', sha256: values.sha256 ?? '' },
        input,
      ),
    pay: () => sendPayment(call, reference, pageKey, values),
    lost: () =>
      submit(call, calls.lostLink, { reference: values.reference ?? '', email: values.email ?? '' }),
  }
  const result = await (send[form] ?? send.message)()
  return { form, result, ...(form === 'pay' && { goTo: gatewayPage(result) }) }
}

/** An online payment starts at a gateway; a manual one is reported. A refused form keeps its choice. */
async function sendPayment(call: Call, reference: string, pageKey: string, values: Values) {
  const { pay, way = '', transactionId = '', sender = '' } = values
  const input = { params: { reference } }
  const result =
    pay === 'hand' || !pay
      ? await submit(call, api.payment.claim, { key: pageKey, way, transactionId, sender }, input)
      : await submit(call, api.gateway.start, { key: pageKey, provider: pay }, input)
  return result.ok ? result : { ...result, values: { ...values, ...result.values } }
}

const gatewayPage = (result: FormResult) =>
  result.ok ? (result.data as { url: string } | undefined)?.url : undefined

export const isAboutMoney = ({ form }: Values) => form === 'accept' || form === 'pay'

/** In the forms, `key` is the idempotency key; in the address it is the key of the page. */
const submission = ({ key, token }: Values): Values => {
  const one = key ?? token?.replace(/[^\w-]/g, '').slice(0, 64)
  return one ? { submission: one } : {}
}

const requestedDay = ({ day, eventDate, startTime, message }: Values): Values => ({
  eventDate: eventDate ?? day ?? '',
  message: message ?? '',
  ...(startTime && { startTime }),
})

export const waitingWords = ({ form }: Values) =>
  form === 'lost' ? t('The link is being sent…') : t('One moment…')
