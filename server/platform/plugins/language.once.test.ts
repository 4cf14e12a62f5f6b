import { expect, it } from 'vitest'
import { addAuthor, addCategory, addPost } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'

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

it('a call without a page is answered in the language of Accept-Language', async () => {
  const asked = (language: string) => refuse('/api/contact-form', { 'accept-language': language })
  expect((await asked('bn-BD,en;q=0.5')).error).toBe('নাম দিন।')
  expect((await asked('en,bn;q=0.5')).error).toBe('Name is required.')
})

it('cached answers are in the language of their address, regardless of Accept-Language', async () => {
  const app = await createTestApp()
  const [category, author] = [await addCategory(app), await addAuthor(app)]
  await addPost(app, category, author)
  const dayOf = async (url: string) =>
    (await app.send('GET', url, { headers: { 'accept-language': 'bn' } })).body.data[0].publishDate as string
  expect(await dayOf('/api/blogs')).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/)
  expect(await dayOf('/api/blogs?language=bn')).toMatch(bengali)
})
