import { type ComponentProps, useState } from 'react'
import { AdminField } from './field.tsx'

interface PictureUrlFieldProps extends ComponentProps<'input'> {
  label: string
  value: string
  error?: string
  /** What the picture is for: 'Leads the card and the page.' */
  use: string
  optional?: boolean
}

interface Seen {
  src: string
  size: string | null
}

const isAddress = (value: string) => /^(https?:\/\/|\/(?!\/))\S+$/.test(value)

/** An address of a picture, and the picture itself once it loads. */
export function PictureUrlField({ label, value, error, use, optional, ...props }: PictureUrlFieldProps) {
  const [seen, setSeen] = useState<Seen>({ src: '', size: null })
  const src = value.trim()
  const known = seen.src === src
  return (
    <AdminField label={label} error={error} optional={optional}>
      {(wiring) => (
        <>
          <div className="adm-urlrow">
            <input {...props} {...wiring} className="adm-input" type="url" inputMode="url" value={value} />
          </div>
          {isAddress(src) && (
            <div className="adm-pic">
              <img
                key={src}
                src={src}
                alt=""
                width="84"
                height="60"
                referrerPolicy="no-referrer"
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setSeen({ src, size: `${naturalWidth} × ${naturalHeight}` })
                }
                onError={() => setSeen({ src, size: null })}
              />
              <div>
                <span className="adm-cell-t adm-small adm-cut">{src.split('/').at(-1)}</span>
                <span className="adm-cell-s">
                  {known && seen.size === null
                    ? 'This picture could not be loaded. Please check its address.'
                    : `${known ? `${seen.size}. ` : ''}${use}`}
                </span>
              </div>
            </div>
          )}
        </>
      )}
    </AdminField>
  )
}
