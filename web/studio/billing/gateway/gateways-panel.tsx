import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { gatewayInput, type GatewayState } from '../../../../contract/billing/gateway.ts'
import type { GatewayProvider } from '../../../../contract/shape/payment-way.ts'
import { type Label, t } from '../../../../language/t.ts'
import { ApiError } from '../../../lib/api.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert, CircleCheck } from '../../../ui/icons.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useForm } from '../../ui/use-form.ts'

interface GatewayWords {
  name: string
  lede: Label
  /** The names of its keys, as the gateway calls them. */
  keys: [name: string, label: Label][]
}

const gatewayWords: Record<GatewayProvider, GatewayWords> = {
  bkash: {
    name: 'bKash Checkout',
    lede: 'For bKash merchants. bKash sends you the four keys by email.',
    keys: [
      ['appKey', 'App key'],
      ['appSecret', 'App secret'],
      ['username', 'User name'],
      ['password', 'Password'],
      ['topicArn', 'Notification topic (TopicArn), if bKash gave you one'],
    ],
  },
  sslcommerz: {
    name: 'SSLCommerz',
    lede: 'Cards, wallets and banks through one account. Both keys are in the email that SSLCommerz sent when you opened your store.',
    keys: [
      ['storeId', 'Store ID'],
      ['storePassword', 'Store password'],
    ],
  },
}

interface Tried {
  ok: boolean
  sentence: string
}

/** Tests the saved keys with the gateway and says in plain words what is wrong. */
function TestButton({ provider, disabled }: { provider: GatewayProvider; disabled: boolean }) {
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried | null>(null)
  async function test() {
    setBusy(true)
    try {
      const { message } = await signedCall(api.gateway.test, { params: { provider } })
      setTried({ ok: true, sentence: message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTried({ ok: false, sentence: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="line" busy={busy} disabled={disabled} onClick={() => void test()}>
        {t('Test the saved keys')}
      </Button>
      <div role="status" className="adm-gateway-tried">
        {tried && (
          <p className={tried.ok ? 'note' : 'field-error'}>
            {tried.ok ? <CircleCheck className="icon-s" /> : <CircleAlert />} {tried.sentence}
          </p>
        )}
      </div>
    </>
  )
}

/** One online payment gateway. Its keys are stored and never sent back. */
function GatewayForm({ gateway }: { gateway: GatewayState }) {
  const { provider, saved } = gateway
  const { name, lede, keys } = gatewayWords[provider]
  const { revalidate } = useRevalidator()
  const blank = Object.fromEntries(keys.map(([key]) => [key, '']))
  const form = useForm({
    schema: gatewayInput,
    initial: { on: gateway.on, live: gateway.live, keys: blank },
    send: (body) => signedCall(api.gateway.save, { params: { provider }, body }),
    onSaved(_, values) {
      // The keys are encrypted now and not shown again.
      form.reset({ ...values, keys: blank })
      void revalidate()
    },
  })
  const { values, errors, busy, dirty, field, set } = form
  return (
    <StudioForm form={form} className="panel adm-gateway" aria-labelledby={`gateway-${provider}`}>
      <section className="adm-block">
        <h3 id={`gateway-${provider}`}>{name}</h3>
        <p className="note">{t(lede)}</p>
        {gateway.on && (
          <p className="note">
            <CircleCheck className="icon-s" /> {t('Clients can pay this way')}
          </p>
        )}
        {/* Keys are typed once, so the form is folded; the page stays short enough for a phone. */}
        <details className="adm-gateway-more">
          <summary>{t('Set up {name}', { name })}</summary>
          <Switch
            label={t('Clients can pay this way')}
            checked={values.on}
            onChange={(on) => {
              form.setError('keys', undefined)
              set('on', on)
            }}
          />
          <Switch
            label={t('Real money')}
            hint={
              values.live
                ? t('Clients pay with real money.')
                : t('Sandbox: no money moves. It needs its own keys.')
            }
            checked={values.live}
            onChange={(live) => set('live', live)}
          />
          <div className="adm-gateway-keys">
            {keys.map(([key, label]) => (
              <TextField
                key={key}
                label={t(label)}
                type={/secret|password/i.test(key) ? 'password' : 'text'}
                autoComplete="new-password"
                spellCheck={false}
                maxLength={500}
                {...field(`keys.${key}`)}
                hint={saved.includes(key) ? t('Saved. Type to replace it.') : t('Not set yet.')}
              />
            ))}
          </div>
          {errors.keys && (
            <p className="field-error">
              <CircleAlert />
              {errors.keys}
            </p>
          )}
          <div className="adm-gateway-acts">
            <Button look="ink" type="submit" busy={busy}>
              {t('Save {name}', { name })}
            </Button>
            <TestButton provider={provider} disabled={dirty || saved.length < keys.length} />
          </div>
        </details>
      </section>
    </StudioForm>
  )
}

/** Online payments, next to the accounts for manual transfers. */
export const GatewaysPanel = ({ gateways }: { gateways: GatewayState[] }) => (
  <section className="adm-gateways" aria-labelledby="gateways-title">
    <h2 id="gateways-title">{t('Online payments')}</h2>
    <p className="note">
      {t('Off until you have keys. They are stored encrypted and cannot be read again.')}
    </p>
    {gateways.map((gateway) => (
      <GatewayForm key={gateway.provider} gateway={gateway} />
    ))}
  </section>
)
