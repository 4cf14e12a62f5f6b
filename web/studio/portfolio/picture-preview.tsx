import { useState } from 'react'
import { usePictureDetails, usePictureName } from './picture-details.ts'
import { fitsFullWidth, fullWidthMinimum } from '../../lib/arrange-pictures.ts'
import { focusStyle } from '../../lib/picture-style.ts'
import { Button } from '../../ui/button.tsx'
import { type Describing, DescribePicture } from './describe-picture.tsx'
import { formatNumber } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'

interface PicturePreviewProps {
  /** Empty if there is no picture yet. */
  src: string
  /** An address is being typed: its place is reserved from the first letter, so that nothing moves. */
  expected: boolean
  /** The use of the picture: 'Shown on the card and at the top of the page.' */
  use: string
  /** What can be edited about it here. */
  describing: Describing
  /** It will be shown across the page. */
  goesAcross?: boolean
}

interface PictureSize {
  width: number
  height: number
}

/** The picture at an address, with its size once it has loaded. */
export function PicturePreview({ src, expected, use, describing, goesAcross }: PicturePreviewProps) {
  const details = usePictureDetails(src)
  const name = usePictureName(src)
  const [seen, setSeen] = useState<{ src: string; size: PictureSize | null }>({ src: '', size: null })
  const isLoaded = seen.src === src
  const isEmbedded = src.startsWith('data:')
  const look = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setSeen({ src, size: naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : null })
  if (!src && !expected) return null
  if (!src)
    return (
      <div className="row adm-inset adm-pic">
        <span className="adm-thumb" />
        <span className="adm-cell-s">{t('The picture appears here once its address is complete.')}</span>
      </div>
    )
  return (
    <div className="row adm-inset adm-pic">
      <img
        key={src}
        className="adm-thumb"
        src={src}
        alt=""
        width="84"
        height="60"
        style={focusStyle(details?.focus)}
        referrerPolicy="no-referrer"
        // A picture rendered by the server may load before hydration, and then fires no event.
        ref={(image) => {
          if (image?.complete && !isLoaded) look(image)
        }}
        onLoad={({ currentTarget }) => look(currentTarget)}
        onError={({ currentTarget }) => look(currentTarget)}
      />
      <div>
        <span className="adm-cell-t adm-small adm-cut">{isEmbedded ? t('Placeholder') : name}</span>
        <span className="adm-cell-s">
          {isLoaded && seen.size === null
            ? t('This picture could not be loaded. Please check its address.')
            : `${isLoaded && seen.size ? `${seen.size.width} × ${seen.size.height}. ` : ''}${use}`}
        </span>
        {goesAcross && isLoaded && seen.size && !fitsFullWidth({ src, ...seen.size }) && (
          <b className="adm-cell-s">
            {t(
              'This one is not shown across the page: it has to be wider than it is high, and at least {n} pixels wide.',
              { n: formatNumber(fullWidthMinimum) },
            )}
          </b>
        )}
        {details?.alt && describing === 'all' && (
          <span className="adm-cell-s adm-pic-words">“{details.alt}”</span>
        )}
      </div>
      {/* Rendered before the picture loads, or it would move the button below during a press. */}
      {describing !== 'nothing' && !(isLoaded && seen.size === null) && !isEmbedded && (
        <DescribePicture src={src} describing={describing}>
          {(open) => (
            <Button look="line" small onClick={open} disabled={!isLoaded}>
              {describing === 'all' ? t('Describe this picture') : t('Choose focal point')}
            </Button>
          )}
        </DescribePicture>
      )}
    </div>
  )
}
