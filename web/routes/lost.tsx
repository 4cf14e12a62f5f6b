import { data } from 'react-router'

const lost = () => {
  throw data(null, { status: 404 })
}

export const loader = lost
export const clientLoader = lost

/** Never shown: the loaders always hand over to the layout's error page. */
export default function Lost() {
  return null
}
