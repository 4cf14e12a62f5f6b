import { expect, it } from 'vitest'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { defaultSite } from '../../../contract/shape/site-settings.ts'
import { withOwnerProfile } from './owner-profile.ts'

const site = { ...defaultSite, owner: 'Farhana Rahman' }
const owner: Viewer = { uid: 'o', email: 'o@example.com', displayName: 'Owner', photoURL: '', role: 'owner' }
const faceOf = (viewer: Viewer, of = site) => {
  const { displayName, photoURL } = withOwnerProfile(viewer, of, '/portrait.jpg')
  return [displayName, photoURL]
}

it('an owner without a name and a photo gets those of the settings', () => {
  expect(faceOf(owner)).toEqual(['Farhana Rahman', '/portrait.jpg'])
  expect(faceOf(owner, defaultSite)).toEqual(['Owner', '/portrait.jpg'])
})

it('an owner with both keeps them, and customers never get those of the studio', () => {
  const own = { ...owner, displayName: 'Farhana', photoURL: '/me.jpg' }
  expect(faceOf(own)).toEqual(['Farhana', '/me.jpg'])
  expect(faceOf({ ...owner, role: 'customer' })).toEqual(['Owner', ''])
})
