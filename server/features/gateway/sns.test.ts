import { expect, it, vi } from 'vitest'
import { createPayingSite } from './testing/paying.ts'

const { postBack, runNotices } = await createPayingSite()

const asks = (SubscribeURL: unknown) =>
  postBack(
    'http://localhost:3000/payments/notice/bkash',
    JSON.stringify({ Type: 'SubscriptionConfirmation', TopicArn: 'arn', Token: 'x', SubscribeURL }),
  )

/** Where the site went when it worked through its notices. */
async function visited() {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<ok/>'))
  await runNotices()
  const addresses = fetched.mock.calls.map(([address]) => String(address))
  fetched.mockRestore()
  return addresses
}

it('the messenger of bKash is told that its notices are welcome', async () => {
  const address = 'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=x'
  expect((await asks(address)).status).toBe(200)
  expect(await visited()).toEqual([address])
})

it('nobody else is called, whatever a message says', async () => {
  for (const address of [
    'http://sns.ap-southeast-1.amazonaws.com/',
    'https://sns.ap-southeast-1.amazonaws.com.example/',
    'https://evil.example/?x=sns.ap-southeast-1.amazonaws.com',
    'https://s3.amazonaws.com/',
    'https://sns.ap-southeast-1.amazonaws.com:8443/',
    'https://user@sns.ap-southeast-1.amazonaws.com/',
    'http://localhost:3000/',
    7,
  ])
    expect((await asks(address)).status).toBe(200)
  expect(await visited()).toEqual([])
})
