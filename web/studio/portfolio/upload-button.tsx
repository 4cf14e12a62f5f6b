import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { UploadIcon } from '../ui/icons.tsx'

/** Without HEIC in this list, phones convert to JPEG. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

interface UploadButtonProps {
  text: string
  /** The label for screen readers, where the text does not name the field. */
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
          // Allows choosing the same file again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
