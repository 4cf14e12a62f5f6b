import { expect, it } from 'vitest'
import { coverStyle, titleStyle } from './cover-style.ts'

it('names of two people are set in full, and a long title smaller', () => {
  expect(titleStyle('Nusrat & Tanvir')).toEqual({ '--title-scale': '1.00' })
  expect(titleStyle('a'.repeat(96))).toEqual({ '--title-scale': '0.50' })
})

it('a white cover is dimmed until words can be read on it, a dark one less', () => {
  expect(coverStyle({ colour: '#ffffff', placeholder: '' })).toEqual({
    '--colour': '#ffffff',
    '--dim': '64%',
  })
  expect(coverStyle({ colour: '#000000', placeholder: '' })).toMatchObject({ '--dim': '30%' })
  expect(coverStyle({ colour: '', placeholder: '' })).toEqual({})
})
