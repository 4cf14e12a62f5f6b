import { expect, it } from 'vitest'
import { pictureName } from './picture-name.ts'

it('uses the name of the file', () => {
  expect(pictureName('https://x.example/a/desk%20two.jpg?w=2')).toBe('desk two.jpg')
  expect(pictureName('/media/%E0%A4%A.jpg')).toBe('%E0%A4%A.jpg')
  expect(pictureName('/')).toBe('/')
})

it('uses the first characters of the name of an upload', () => {
  expect(pictureName('/media/p/d4caeec27b9ef77e02f1-1500.jpg')).toBe('Upload d4ca')
})
