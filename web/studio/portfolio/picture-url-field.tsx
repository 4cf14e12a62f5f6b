import { type ComponentProps, useState } from 'react'
import { pictureTypes } from '../../../contract/portfolio/picture-rules.ts'
import { toast } from '../../ui/toast.ts'
import { FieldFrame } from '../../ui/field.tsx'
import type { Describing } from './describe-picture.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { useDebouncedPicture } from './use-debounced-picture.ts'
import { useUploads } from './use-uploads.ts'
import { t } from '../../../language/t.ts'

interface PictureUrlFieldProps extends ComponentProps<'input'> {
  label: string
  value: string
  error?: string
  /** The use of the picture: 'Shown on the card and at the top of the page.' */
  use: string
  optional?: boolean
  onPicture: (src: string) => void
  /** For a new entry, upload is offered before an address. */
  uploadFirst?: boolean
  /** An embedded placeholder for a failed upload without a previous picture. */
  standIn?: string
  describing?: Describing
  /** It will be shown across the page. */
  goesAcross?: boolean
}

/** The address of a picture, typed or from an upload, and its preview. */
export function PictureUrlField({
  label,
  value,
  error,
  use,
  optional,
  onPicture,
  uploadFirst,
  standIn,
  describing = 'all',
  goesAcross,
  ...props
}: PictureUrlFieldProps) {
  const [spoken, setSpoken] = useState('')
  const settled = useDebouncedPicture(value)
  const { uploads, ...act } = useUploads({
    onDone(picture, file) {
      onPicture(picture.display_url)
      setSpoken(t('{name} uploaded', { name: file.name }))
    },
    onFailed(sentence) {
      const empty = value.trim() === ''
      toast.error(standIn && empty ? t('{sentence} A placeholder is shown instead.', { sentence }) : sentence)
      if (standIn && empty) onPicture(standIn)
    },
  })
  /** Only one picture: further dropped files are ignored. */
  const add = (files: File[]) => act.add(files.slice(0, 1))
  const drop = useFileDrop(add)
  const embedded = value.startsWith('data:')
  const button = (
    <UploadButton
      text={t('Upload')}
      label={t('Upload a picture for {n}', { n: label.replace(/ URL$/, '') })}
      onFiles={add}
    />
  )
  return (
    <div className="adm-drop" {...drop}>
      <FieldFrame label={label} error={error} optional={optional}>
        {(wiring) => (
          <>
            {uploadFirst && (
              <div className="adm-dropzone">
                {button}
                <span>
                  {t('or drop a picture here. {pictureTypes}, up to 30 MB.', {
                    pictureTypes: t(pictureTypes),
                  })}
                </span>
              </div>
            )}
            <div className="adm-urlrow">
              <input
                {...props}
                {...wiring}
                className="input"
                type="url"
                inputMode="url"
                value={embedded ? '' : value}
                placeholder={embedded ? t('Placeholder shown') : props.placeholder}
              />
              {!uploadFirst && button}
            </div>
            <UploadList uploads={uploads} onStop={act.stop} onRetry={act.retry} />
            <PicturePreview
              src={settled}
              expected={value.trim() !== ''}
              {...{ use, describing, goesAcross }}
            />
            <span className="sr" role="status">
              {spoken}
            </span>
          </>
        )}
      </FieldFrame>
    </div>
  )
}
