import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { gatewayInput, type GatewayState } from '../../../../contract/billing/gateway.ts'
import { ApiError } from '../../../lib/api.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { nestedFields } from '../../ui/nested-fields.ts'
import { Switch } from '../../ui/switch.tsx'
import { useUnsaved } from '../../ui/unsaved-forms.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert, CircleCheck } from '../../../ui/icons.tsx'
import { gatewayWords } from './gateway-words.ts'
import { t } from '../../../../language/t.ts'

interface Tried {
  ok: boolean
  sentence: string
}

/** Tests the saved keys with the gateway and says in plain words what is wrong. */
function TestButton({ provider, disabled }: { provider: GatewayState['provider']; disabled: boolean }) {
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
export function GatewayForm({ gateway, onSaved }: { gateway: GatewayState; onSaved: () => void }) {
  const { provider, saved } = gateway
  const { name, lede, keys } = gatewayWords[provider]
  const blank = Object.fromEntries(keys.map(([key]) => [key, '']))
  const form = useAdminForm({
    schema: gatewayInput,
    initial: { on: gateway.on, live: gateway.live, keys: blank },
    send: (body) => signedCall(api.gateway.save, { params: { provider }, body }),
    onSaved: () => {
      // The keys are encrypted now and not shown again.
      form.restart({ ...form.values, keys: blank })
      onSaved()
    },
  })
  const { form: element, submit, values, errors, busy, dirty, change, check, set } = form
  const { field } = nestedFields({ values, errors, change, check })
  useUnsaved(`gateway-${provider}`, dirty)
  return (
    <form
      className="panel adm-gateway"
      aria-labelledby={`gateway-${provider}`}
      ref={element}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
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
              form.clear('keys')
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
    </form>
  )
}
