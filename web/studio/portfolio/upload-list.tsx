import { Close, CircleAlert } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { progressOf } from './upload-progress.ts'
import type { Upload } from './use-uploads.ts'
import { formatNumber } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'

interface UploadListProps {
  uploads: Upload[]
  onStop: (upload: Upload) => void
  onRetry: (upload: Upload) => void
}

function Sending({ upload }: { upload: Upload }) {
  const { percent, words } = progressOf(upload)
  return (
    <div className="adm-upload-body" data-uploading>
      <span className="adm-upload-name">
        <span className="adm-cut">{upload.file.name}</span>
        <span className="adm-num">{formatNumber(percent)} %</span>
      </span>
      <div
        className="adm-upload-bar"
        role="progressbar"
        aria-label={t('Uploading {name}', { name: upload.file.name })}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <span className="adm-upload-words">{words}</span>
    </div>
  )
}

function Failed({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  return (
    <div className="adm-upload-body">
      <span className="adm-upload-name">
        <span className="adm-cut">{upload.file.name}</span>
      </span>
      <p className="field-error" role="alert">
        <CircleAlert />
        {upload.error}
      </p>
      <Button
        look="line"
        small
        onClick={onRetry}
        aria-label={t('Try again to upload {name}', { name: upload.file.name })}
      >
        {t('Try again')}
      </Button>
    </div>
  )
}

/** Running and failed uploads. */
export function UploadList({ uploads, onStop, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="adm-uploads" aria-label={t('Uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id} className="adm-inset">
          {upload.error ? (
            <Failed upload={upload} onRetry={() => onRetry(upload)} />
          ) : (
            <Sending upload={upload} />
          )}
          <button
            type="button"
            className="icon-btn icon-btn-sm"
            aria-label={
              upload.error
                ? t('Remove {name}', { name: upload.file.name })
                : t('Stop the upload of {name}', { name: upload.file.name })
            }
            onClick={() => onStop(upload)}
          >
            <Close className="icon-s" />
          </button>
        </li>
      ))}
    </ul>
  )
}
