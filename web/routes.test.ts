import { expect, it } from 'vitest'
import { publicAddress } from '../contract/shape/public-pages.ts'
import routes from './routes.ts'

it('every page that is the same for all visitors is cached', () => {
  const paths = routes[0]!.children!.map(({ path = '' }) => `/${path}`)
  const notCached = paths.filter((path) => !publicAddress(path.replaceAll(':', '')))
  expect(notCached).toEqual(['/setup', '/reset-password', '/account', '/*'])
})
