import { expect, it } from 'vitest'
import { openingPicture } from './opening-picture.ts'

const known = {
  card: { width: 3000, height: 2000 },
  wide: { width: 2400, height: 1600 },
  wider: { width: 2600, height: 1600 },
  tall: { width: 2800, height: 3600 },
  small: { width: 1100, height: 700 },
}
const service = (hero: string, gallery: string[], thumbnail = 'card') => ({ hero, gallery, thumbnail })

it('a site without slides opens with a picture of its services', () => {
  for (const [what, services, src] of [
    ['the widest of all services', [service('', ['wide']), service('', ['wider'])], 'wider'],
    ["a service's own opening, too", [service('wider', ['wide'])], 'wider'],
    ['no picture of a card', [service('card', ['card', 'wide'])], 'wide'],
    [
      'not of another card either',
      [service('', ['wider'], 'wide'), service('', ['wide'], 'wider')],
      undefined,
    ],
    ['none that stands', [service('', ['tall'])], undefined],
    ['none that would be enlarged', [service('', ['small'])], undefined],
    ['none whose size is unknown', [service('', ['elsewhere'])], undefined],
    ['none without services', [], undefined],
  ] as const) {
    expect(openingPicture([...services], known)?.src, what).toBe(src)
  }
})
