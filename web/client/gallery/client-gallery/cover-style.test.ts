import { expect, it } from 'vitest'
import { coverStyle, titleStyle } from './cover-style.ts'

it('sets two names at full size and a longer title smaller', () => {
  expect(titleStyle('Nusrat & Tanvir')).toEqual({ '--title-scale': '1.00' })
  expect(titleStyle('a'.repeat(96))).toEqual({ '--title-scale': '0.50' })
})

it('dims a white cover until text on it is readable, and a dark one less', () => {
  expect(coverStyle({ colour: '#ffffff', placeholder: '' })).toEqual({
    '--colour': '#ffffff',
    '--dim': '64%',
  })
  expect(coverStyle({ colour: '#000000', placeholder: '' })).toMatchObject({ '--dim': '30%' })
  expect(coverStyle({ colour: '', placeholder: '' })).toEqual({})
})
