import { type KeyboardEvent, useState } from 'react'
import { center } from '../../../contract/shape/focal-point.ts'
import type { PictureDetails } from '../../../contract/portfolio/picture.ts'
import { describePicture, usePictureName } from './picture-details.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { toast } from '../../ui/toast.ts'
import { TranslateLink } from '../studio/translate-link.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import { t } from '../../../language/t.ts'

interface DescribeFieldsProps {
  src: string
  /** Null if nothing was said about it before. */
  details: PictureDetails | null
  describing: 'all' | 'focus'
  onDone: () => void
}

/** Pictures are stored as JPEG, whatever the file was. */
const downloadName = (name: string) => `${name.replace(/\.\w{1,5}$/, '')}.jpg`

/** Inside of a form, so it cannot be one itself. */
export function DescribeFields({ src, details, describing, onDone }: DescribeFieldsProps) {
  const name = usePictureName(src)
  const [alt, setAlt] = useState(details?.alt ?? '')
  const [caption, setCaption] = useState(details?.caption ?? '')
  const [focus, setFocus] = useState(details?.focus ?? center)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function save() {
    setBusy(true)
    setProblem('')
    try {
      toast.success(
        await describePicture({ src, focus, ...size, ...(describing === 'all' && { alt, caption }) }),
      )
      onDone()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <>
      <div className="adm-dialog-in">
        <p className="adm-describe-name">
          <span className="adm-cut">{name}</span>
          {src.startsWith('/') && (
            <a className="adm-link" href={src} download={downloadName(name)}>
              {t('Download')}
            </a>
          )}
        </p>
        <FocalPointField src={src} point={focus} onPoint={setFocus} onSize={setSize} />
        {describing === 'all' && (
          <>
            <TextArea
              label={t('What it shows')}
              optional
              rows={2}
              maxLength={300}
              hint={t('For people who cannot see the picture, and for search engines.')}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
            <TextField
              label={t('Caption')}
              optional
              maxLength={300}
              hint={t('Shown below the large picture.')}
              value={caption}
              onChange={({ target }) => setCaption(target.value)}
              onKeyDown={onKeyDown}
            />
          </>
        )}
        {describing === 'all' && (details?.alt || details?.caption) && (
          <p>
            <TranslateLink kind="picture" id={src} />
          </p>
        )}
        <div role="alert">
          {problem && (
            <p className="field-error">
              <CircleAlert />
              {problem}
            </p>
          )}
        </div>
      </div>
      <div className="adm-yn">
        <Button look="line" disabled={busy} onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button look="ink" busy={busy} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </div>
    </>
  )
}
