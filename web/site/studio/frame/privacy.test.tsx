import { cleanup, render, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { defaultSite, type Privacy } from '../../../../contract/shape/site-settings.ts'
import { PrivacyPage } from './privacy.tsx'

afterEach(cleanup)

const nothing: Privacy = {
  days: { mails: 365, visits: 365, waiting: 90, backups: 0 },
  gateways: [],
  transfers: false,
  accounts: [],
}

async function show(privacy: Privacy) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <PrivacyPage privacy={privacy} />,
      loader: () => ({ site: defaultSite }),
      HydrateFallback: () => null,
    },
  ])
  const { container } = render(<Page />)
  await within(container).findByRole('heading', { level: 1, name: 'Privacy' })
  return container.textContent
}

it('does not mention what the site does not do', async () => {
  const text = await show(nothing)
  expect(text).toContain('90 days after that day')
  for (const words of ['Payments', 'TrxID', 'sign in with', 'Firebase', 'Backups'])
    expect(text).not.toContain(words)
})

it('names the recipients of data, and how long backups keep it', async () => {
  const text = await show({
    ...nothing,
    days: { ...nothing.days, backups: 28 },
    gateways: ['bkash', 'sslcommerz'],
    transfers: true,
    accounts: ['google'],
  })
  for (const words of [
    'You pay with bKash and SSLCommerz',
    'TrxID',
    'If you sign in with Google,',
    '28 days more',
  ])
    expect(text).toContain(words)
})
