import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TranslationRow } from './translation-row.tsx'

afterEach(cleanup)

it('suggests a Bangla slug from the title, and refuses an English one', () => {
  const onText = vi.fn<(text: string) => void>()
  const of = {
    field: 'slug',
    original: 'notes/boat',
    text: '',
    state: 'missing',
    beginning: 'নোট',
    version: null,
  } as const
  const row = (suggestion?: string) => (
    <TranslationRow
      of={of}
      name={{ label: 'Slug' }}
      value=""
      isRight={false}
      suggestion={suggestion}
      onText={onText}
      onRight={() => undefined}
    />
  )
  const { rerender } = render(row())
  expect(screen.queryByRole('button')).toBeNull()
  rerender(row('নোট/শেষ-নৌকা'))
  fireEvent.click(screen.getByRole('button', { name: 'Make it from the title' }))
  expect(onText).toHaveBeenCalledWith('নোট/শেষ-নৌকা')
})
