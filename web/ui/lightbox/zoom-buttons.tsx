import * as lucide from 'lucide'
import { t } from '../../../language/t.ts'
import { icon } from '../icons.tsx'
import type { useZoom } from './use-zoom.ts'

const ZoomIn = icon(lucide.ZoomIn)
const ZoomOut = icon(lucide.ZoomOut)

type Zoom = Pick<ReturnType<typeof useZoom>, 'scale' | 'isLargest' | 'zoomIn' | 'zoomOut'>

/** For people who do not pinch. */
export const ZoomButtons = ({ zoom }: { zoom: Zoom }) => (
  <>
    <button
      type="button"
      className="icon-btn"
      aria-label={t('Zoom out')}
      disabled={zoom.scale === 1}
      onClick={zoom.zoomOut}
    >
      <ZoomOut />
    </button>
    <button
      type="button"
      className="icon-btn"
      aria-label={t('Zoom in')}
      disabled={zoom.isLargest}
      onClick={zoom.zoomIn}
    >
      <ZoomIn />
    </button>
  </>
)
