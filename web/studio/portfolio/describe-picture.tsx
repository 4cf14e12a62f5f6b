import { type ReactNode, useId, useState } from 'react'
import { fetchDetails, usePictureDetails } from './picture-details.ts'
import { useModal } from '../../ui/use-modal.ts'
import { DescribeFields } from './describe-fields.tsx'
import { t } from '../../../language/t.ts'

/** Everything, only the focal point where the form has its own description, or nothing. */
export type Describing = 'all' | 'focus' | 'nothing'

interface DescribePictureProps {
  src: string
  describing: Exclude<Describing, 'nothing'>
  /** The content of the button that opens it. */
  children: (open: () => void) => ReactNode
}

/** Edits one picture in a dialog. The changes apply wherever the picture is shown. */
export function DescribePicture({ src, describing, children }: DescribePictureProps) {
  const [open, setOpen] = useState(false)
  const modal = useModal(open)
  const details = usePictureDetails(src)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      {children(() => {
        // It may have been described elsewhere since.
        fetchDetails(src)
        setOpen(true)
      })}
      <dialog
        {...modal}
        className="dialog adm-describe"
        aria-labelledby={open ? id : undefined}
        onClose={close}
      >
        {open && (
          <>
            <h2 id={id} className="adm-describe-head">
              {describing === 'all' ? t('Describe this picture') : t('Choose the focal point')}
            </h2>
            {details !== undefined && (
              <DescribeFields
                key={JSON.stringify(details)}
                src={src}
                details={details}
                describing={describing}
                onDone={close}
              />
            )}
          </>
        )}
      </dialog>
    </>
  )
}
