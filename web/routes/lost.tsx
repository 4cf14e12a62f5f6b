import { data } from 'react-router'

const lost = () => {
  throw data(null, { status: 404 })
}

export const loader = lost
export const clientLoader = lost

/** Never rendered: the loaders always throw to the error page of the layout. */
export default function Lost() {
  return null
}
