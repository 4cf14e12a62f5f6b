import { useState } from 'react'
import { classNames } from './class-names.ts'

/** A photo that failed before hydration fires no event, so its state is read once. */
const failed = (image: HTMLImageElement | null) => Boolean(image?.complete && image.naturalWidth === 0)

/** A person's photo, or the first letter of the name. The name itself is shown next to it. */
export function Avatar({ name, photo, large }: { name: string; photo?: string | null; large?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classNames('avatar', large && 'avatar-lg')} aria-hidden="true">
      {photo && photo !== broken ? (
        <img
          ref={(image) => {
            if (failed(image)) setBroken(photo)
          }}
          src={photo}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
        />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  )
}
