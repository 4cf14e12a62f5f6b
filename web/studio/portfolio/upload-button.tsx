import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { UploadIcon } from '../ui/icons.tsx'

/** Without HEIC, which phones then turn into JPEG by themselves. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

interface UploadButtonProps {
  text: string
  /** For those who cannot see which field it belongs to, where the text does not say it. */
  label?: string
  several?: boolean
  small?: boolean
  onFiles: (files: File[]) => void
}

export function UploadButton({ text, label, several, small, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="line" small={small} aria-label={label} onClick={() => input.current?.click()}>
        <UploadIcon />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
