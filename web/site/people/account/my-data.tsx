import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

function save(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export function MyData() {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const { data } = await signedCall(api.account.myData)
      save('my-data.json', JSON.stringify(data, null, 2))
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section>
      <h2>{t('Your data')}</h2>
      <p>{t('Everything stored about you in one file: your account, reviews, bookings and messages.')}</p>
      <p>
        <Button look="line" busy={busy} onClick={() => void download()}>
          {t('Download my data')}
        </Button>
      </p>
    </section>
  )
}
