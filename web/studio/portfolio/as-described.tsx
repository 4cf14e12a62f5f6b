import { type ReactNode, useContext } from 'react'
import { usePictureDetails } from './picture-details.ts'
import { PictureLookup } from '../../ui/picture.tsx'

/** Shows a picture with what has just been said about it, before the page is loaded again. */
export function AsDescribed({ src, children }: { src: string; children: ReactNode }) {
  const lookup = useContext(PictureLookup)
  const details = usePictureDetails(src)
  if (!details) return children
  const { alt, focus } = details
  return (
    <PictureLookup value={{ ...lookup, [src]: { ...lookup[src], alt, focus } }}>{children}</PictureLookup>
  )
}
