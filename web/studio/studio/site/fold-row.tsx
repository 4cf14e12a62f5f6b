import { type ReactNode, useId } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Pencil } from '../../ui/icons.tsx'
import { Close } from '../../../ui/icons.tsx'
import { t } from '../../../../language/t.ts'

interface FoldRowProps {
  title: string
  text?: string
  /** The address of a small picture; empty for a placeholder. */
  picture?: string
  /** The name of the entry: 'slide 2'. */
  name: string
  open: boolean
  onOpen: (open: boolean) => void
  /** Its actions while closed. */
  acts?: ReactNode
  children: ReactNode
}

/** An entry in one line that unfolds to be edited. */
export function FoldRow({ title, text, picture, name, open, onOpen, acts, children }: FoldRowProps) {
  const id = useId()
  return (
    <div className="adm-fold" role="group" aria-labelledby={`${id}-title`}>
      <div className="adm-fold-row">
        {picture !== undefined && (
          <span className="adm-fold-pic">{picture && <img src={picture} alt="" loading="lazy" />}</span>
        )}
        <span className="adm-fold-words">
          <span className="adm-cell-t adm-cut" id={`${id}-title`}>
            {title}
          </span>
          {text && <span className="adm-cell-s adm-cut">{text}</span>}
        </span>
        {acts}
        <IconButton
          text={open ? t('Close') : t('Edit')}
          of={name}
          icon={open ? <Close /> : <Pencil />}
          aria-expanded={open}
          aria-controls={id}
          data-fold
          onClick={() => onOpen(!open)}
        />
      </div>
      <div id={id} className="adm-fold-body" hidden={!open}>
        {children}
      </div>
    </div>
  )
}
