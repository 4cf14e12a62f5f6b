import { expect, it } from 'vitest'
import { addAuthor, addCategory, addPost } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createViewCounter } from './post-views.ts'

it('a view whose write failed is retried with the next visit and counted once', async () => {
  const site = await createTestApp()
  const { db } = site
  const id = await addPost(site, await addCategory(site), await addAuthor(site), { slug: 'a/read' })
  let failures = 1
  const shaky = db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && failures-- > 0) throw new Error('disk full')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const count = createViewCounter(shaky)
  const visitor = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 Chrome/140.0' }
  await expect(count('a/read', visitor)).rejects.toThrow('disk full')
  for (let time = 0; time < 3; time++) await count('a/read', visitor)
  const views = () =>
    db.selectFrom('post').select('view_count').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await views()).view_count).toBe(1)
})
