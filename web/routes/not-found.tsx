import { data } from 'react-router'

const throwNotFound = () => {
  throw data(null, { status: 404 })
}

export const loader = throwNotFound
export const clientLoader = throwNotFound

/** Never rendered: the loaders always throw to the error page of the layout. */
export default function NotFoundRoute() {
  return null
}
