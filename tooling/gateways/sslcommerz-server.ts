import { randomBytes } from 'node:crypto'
import {
  type Answer,
  answerWith,
  type Call,
  type CallName,
  checkout,
  type Faults,
  Page,
  serveCalls,
} from './http.ts'

interface Session {
  sessionkey: string
  form: URLSearchParams
  val_id: string
  bank_tran_id: string
  status: 'PENDING' | 'VALID' | 'VALIDATED' | 'FAILED' | 'CANCELLED'
  refunded: number
  refunds: { id: string; amount: number }[]
}

export const sslcommerzKeys = { storeId: 'store', storePassword: 'store@ssl' }

const id = (bytes: number) => randomBytes(bytes).toString('hex').toUpperCase()
const paisa = (amount: string) => Math.round(Number(amount) * 100)
const mayEnter = (fields: URLSearchParams) =>
  fields.get('store_id') === sslcommerzKeys.storeId &&
  fields.get('store_passwd') === sslcommerzKeys.storePassword

const names: Record<string, CallName> = {
  open: 'create',
  validate: 'query',
  lookUp: 'query',
  refund: 'refund',
  refundQuery: 'refund query',
}

/** Errors that are returned with HTTP 200. */
const said = {
  'system error': { APIConnect: 'FAILED', status: 'ERROR', errorReason: 'System Error' },
  maintenance: { status: 'MAINTENANCE' },
}

const needed =
  'total_amount currency tran_id success_url fail_url cancel_url cus_name cus_email cus_add1 cus_city cus_country cus_phone shipping_method product_name product_category product_profile'

/** SSLCommerz v4 as documented: session, notification, validation, query and refund. */
export async function startSslcommerz() {
  const sessions = new Map<string, Session>()
  const calls = { open: 0, validate: 0, lookUp: 0, refund: 0 }
  const faults: Faults & { risky?: boolean } = {}

  const shown = ({ form, val_id, bank_tran_id, status }: Session) => {
    const amount = faults.wrongAmount ? (faults.wrongAmount / 100).toFixed(2) : form.get('total_amount')!
    return {
      status,
      tran_id: form.get('tran_id'),
      val_id,
      amount,
      store_amount: (Number(amount) * 0.975).toFixed(2),
      currency: 'BDT',
      currency_type: 'BDT',
      // Only the requested fields.
      currency_amount: form.get('total_amount')!,
      bank_tran_id,
      card_type: 'NAGAD-Nagad',
      card_no: '',
      tran_date: '2026-11-16 16:12:43',
      risk_level: faults.risky ? '1' : '0',
    }
  }

  function open({ body }: Call): Answer {
    calls.open += 1
    const form = new URLSearchParams(body)
    if (!mayEnter(form))
      return { status: 'FAILED', failedreason: 'Store Credential Error Or Store is De-active' }
    const missing = needed.split(' ').find((field) => !form.get(field))
    if (missing) return { status: 'FAILED', failedreason: `Invalid Information: ${missing}` }
    const amount = paisa(form.get('total_amount')!)
    if (amount < 1000 || amount > 50_000_000) return { status: 'FAILED', failedreason: 'Invalid amount' }
    if (form.get('tran_id')!.length > 30) return { status: 'FAILED', failedreason: 'tran_id is too long' }
    const sessionkey = id(16)
    const bank_tran_id = id(10)
    sessions.set(sessionkey, {
      sessionkey,
      form,
      val_id: id(12),
      bank_tran_id,
      status: 'PENDING',
      refunded: 0,
      refunds: [],
    })
    return { status: 'SUCCESS', sessionkey, GatewayPageURL: `${server.url}/checkout?session=${sessionkey}` }
  }

  const find = (matches: (session: Session) => boolean) => [...sessions.values()].find(matches)

  function validate(query: URLSearchParams): Answer {
    calls.validate += 1
    const session = find(({ val_id }) => val_id === query.get('val_id'))
    if (!session || !['VALID', 'VALIDATED'].includes(session.status)) return { status: 'INVALID_TRANSACTION' }
    const answer = shown(session)
    session.status = 'VALIDATED'
    return faults.silentAfterSuccess ? 'silence' : answer
  }

  function refund(query: URLSearchParams): Answer {
    calls.refund += 1
    const session = find(({ bank_tran_id }) => bank_tran_id === query.get('bank_tran_id'))
    const amount = paisa(query.get('refund_amount')!)
    if (!session || amount > paisa(session.form.get('total_amount')!) - session.refunded)
      return { APIConnect: 'DONE', status: 'failed', errorReason: 'Refund amount is too high' }
    session.refunded += amount
    const refund_ref_id = id(8)
    session.refunds.push({ id: refund_ref_id, amount })
    if (faults.silentAfterSuccess) return 'silence'
    return { APIConnect: 'DONE', bank_tran_id: session.bank_tran_id, status: 'success', refund_ref_id }
  }

  function refundQuery(query: URLSearchParams): Answer {
    const refund_ref_id = query.get('refund_ref_id')
    const session = find(({ refunds }) => refunds.some(({ id: known }) => known === refund_ref_id))
    if (!session) return { APIConnect: 'DONE', status: 'failed', errorReason: 'No such refund' }
    const status = faults.slowRefunds ? 'processing' : 'refunded'
    return { APIConnect: 'DONE', bank_tran_id: session.bank_tran_id, refund_ref_id, status }
  }

  function lookUp(query: URLSearchParams): Answer {
    calls.lookUp += 1
    const found = find(
      ({ form, status }) => form.get('tran_id') === query.get('tran_id') && status !== 'PENDING',
    )
    const element = found ? [shown(found)] : []
    return { APIConnect: 'DONE', no_of_trans_found: element.length, element }
  }

  /** Its page posts the client's browser back, from another site. */
  function pageFor(query: URLSearchParams): Answer {
    const [session, does] = [query.get('session')!, query.get('does')]
    if (does !== 'pay' && does !== 'cancel') return checkout('SSLCommerz', `session=${session}`)
    const { returnUrl, form } = visit(`${server.url}/?session=${session}`, does)
    const fields = [...new URLSearchParams(form)].map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    )
    return new Page(
      'SSLCommerz',
      `<form method="post" action="${returnUrl}">${fields.join('')}<button>Back to the shop</button></form>`,
    )
  }

  function nameOf({ path, query }: Call) {
    if (path === '/gwprocess/v4/api.php') return 'open'
    if (path.endsWith('/validationserverAPI.php')) return 'validate'
    if (query.has('refund_ref_id')) return 'refundQuery'
    return query.has('refund_amount') ? 'refund' : 'lookUp'
  }

  function answer(call: Call, name: ReturnType<typeof nameOf>): Answer {
    if (name === 'open') return open(call)
    if (!mayEnter(call.query)) return { APIConnect: 'FAILED', status: 'INVALID_TRANSACTION' }
    return { validate, refund, refundQuery, lookUp }[name](call.query)
  }

  const server = await serveCalls(async (call) => {
    if (call.path === '/checkout') return pageFor(call.query)
    if (faults.away) return 'silence'
    const name = nameOf(call)
    await faults.onCall?.(name, 'before')
    const ready = answerWith(faults.badAnswer?.(names[name]!), said, () => answer(call, name))
    await faults.onCall?.(name, 'after')
    return ready
  })

  /** What a client does on the gateway's page: target and fields of its form, and where the notification goes. */
  function visit(url: string, does: 'pay' | 'cancel') {
    const session = sessions.get(new URL(url).searchParams.get('session')!)!
    session.status = does === 'pay' ? 'VALID' : 'CANCELLED'
    const { val_id, ...rest } = shown(session)
    const fields = { ...rest, ...(does === 'pay' && { val_id }) }
    return {
      returnUrl: session.form.get(does === 'pay' ? 'success_url' : 'cancel_url')!,
      noticeUrl: session.form.get('ipn_url')!,
      form: new URLSearchParams(fields as Record<string, string>).toString(),
    }
  }
  return { ...server, sessions, calls, faults, visit }
}
