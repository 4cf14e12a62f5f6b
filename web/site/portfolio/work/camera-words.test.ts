import { expect, it } from 'vitest'
import { cameraWords } from './camera-words.ts'

it('lists the camera data as photographers write them', () => {
  const facts = { camera: 'Nikon Z 6', focalLength: 50, aperture: 1.8, exposure: '1/60', iso: 1600 }
  expect(cameraWords(facts)).toBe('Nikon Z 6, 50 mm, f/1.8, 1/60 s, ISO 1600')
  expect(cameraWords({ iso: 400 })).toBe('ISO 400')
  expect(cameraWords({})).toBe('')
})
