import { useState } from 'react'
import { usePictureDetails, usePictureName } from './picture-details.ts'
import { fitsFullWidth, fullWidthMinimum } from '../../lib/arrange-pictures.ts'
import { focusStyle } from '../../lib/picture-style.ts'
import { Button } from '../../ui/button.tsx'
import { type Describing, DescribePicture } from './describe-picture.tsx'
import { formatNumber } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'

interface PicturePreviewProps {
  /** Nothing where there is no picture to show yet. */
  src: string
  /** An address is being typed: its place is there from the first letter on, so that nothing moves when it is complete. */
  expected: boolean
  /** What the picture is for: 'Shown on the card and at the top of the page.' */
  use: string
  /** What can be said about it here. */
  describing: Describing
  /** It is meant to go from edge to edge. */
  goesAcross?: boolean
}

interface Size {
  width: number
  height: number
}

/** The picture behind an address, with its size once it loads. */
export function PicturePreview({ src, expected, use, describing, goesAcross }: PicturePreviewProps) {
  const details = usePictureDetails(src)
  const name = usePictureName(src)
  const [seen, setSeen] = useState<{ src: string; size: Size | null }>({ src: '', size: null })
  const known = seen.src === src
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
        // One that the server has drawn may be there before this script is, and tells nobody then.
        ref={(image) => {
          if (image?.complete && !known) look(image)
        }}
        onLoad={({ currentTarget }) => look(currentTarget)}
        onError={({ currentTarget }) => look(currentTarget)}
      />
      <div>
        <span className="adm-cell-t adm-small adm-cut">{isEmbedded ? t('Placeholder') : name}</span>
        <span className="adm-cell-s">
          {known && seen.size === null
            ? t('This picture could not be loaded. Please check its address.')
            : `${known && seen.size ? `${seen.size.width} × ${seen.size.height}. ` : ''}${use}`}
        </span>
        {goesAcross && known && seen.size && !fitsFullWidth({ src, ...seen.size }) && (
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
      {/* There before the picture is, or it would move the button below away from under a press. */}
      {describing !== 'nothing' && !(known && seen.size === null) && !isEmbedded && (
        <DescribePicture src={src} describing={describing}>
          {(open) => (
            <Button look="line" small onClick={open} disabled={!known}>
              {describing === 'all' ? t('Describe this picture') : t('Choose focal point')}
            </Button>
          )}
        </DescribePicture>
      )}
    </div>
  )
}
