import { expect, it } from 'vitest'
import { publicAddress } from '../contract/public-pages.ts'
import routes from './routes.ts'

it('every page that is the same for all visitors is kept', () => {
  const paths = routes[0]!.children!.map(({ path = '' }) => `/${path}`)
  const notKept = paths.filter((path) => !publicAddress(path.replaceAll(':', '')))
  expect(notKept).toEqual(['/reset-password', '/account', '/*'])
})
