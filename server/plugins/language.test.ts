import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const bengali = /^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u

async function refuse(url: string, headers: Record<string, string> = {}) {
  const { send } = await createTestApp()
  return (await send('POST', url, { body: { name: '' }, headers })).body as {
    error: string
    fields: Record<string, string>
  }
}

it('a call is answered in the language of the page that makes it', async () => {
  const { error, fields } = await refuse('/api/contact-form?language=bn')
  expect(error).toBe('নাম দিন।')
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(bengali)
})

it('or in that of Accept-Language, where it changes something', async () => {
  expect((await refuse('/api/contact-form', { 'accept-language': 'bn-BD,en;q=0.5' })).error).toBe('নাম দিন।')
  expect((await refuse('/api/contact-form', { 'accept-language': 'en,bn;q=0.5' })).error).toBe(
    'Name is required.',
  )
  expect((await refuse('/api/contact-form?language=en', { 'accept-language': 'bn' })).error).toBe(
    'Name is required.',
  )
})

it('what is read is cached by its address alone', async () => {
  const { send } = await createTestApp()
  const read = async (url: string) =>
    (await send('GET', url, { headers: { 'accept-language': 'bn' } })).body as { error: string }
  expect((await read('/api/service/none')).error).toContain('This service was not found.')
  expect((await read('/api/service/none?language=bn')).error).toMatch(bengali)
})
