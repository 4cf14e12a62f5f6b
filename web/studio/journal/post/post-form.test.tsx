import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { newPost, PostForm, type PostValues } from './post-form.tsx'

const { signedCall } = vi.hoisted(() => ({ signedCall: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))
vi.mock('./body-field.tsx', () => ({ BodyField: () => null }))

afterEach(cleanup)

const light = { _id: 'c1', cat_name: 'Light' }

const open = (values: Partial<PostValues>, categories = [light]) => {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ content: {} }),
      Component: () => (
        <PostForm
          initial={{ ...newPost(categories, []), ...values }}
          categories={categories}
          authors={[]}
          send={async () => ({ message: 'Saved' })}
          onSaved={() => undefined}
          copyName="new"
          storedAt=""
        />
      ),
    },
  ])
  render(<Site />)
}
const slug = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Slug' })).value

it('builds the slug from a category created in the form', async () => {
  signedCall.mockResolvedValue({ message: 'Added', data: { _id: 'c9' } })
  open({}, [])
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'An old door')
  expect(await slug()).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'New category' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Category name' }), 'Portraits')
  await userEvent.click(screen.getByRole('button', { name: 'Add category' }))
  await vi.waitFor(async () => expect(await slug()).toBe('portraits/an-old-door'))
})

it.each([
  ['of a draft still follows its title', 'light/a-door', 'draft', 'light/a-door-ajar'],
  ['that was typed stays', 'light/mine', 'draft', 'light/mine'],
  ['of a published post stays', 'light/a-door', 'now', 'light/a-door'],
] as const)('a slug %s', async (_, given, when, then) => {
  const publishing = { when } as PostValues['publishing']
  open({ title: 'A door', cat_id: 'c1', slug: given, publishing })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' ajar')
  expect(await slug()).toBe(then)
})
