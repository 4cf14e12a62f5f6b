import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm.tsx'
import { Check } from '../ui/icons.tsx'
import { t } from '../../../language/t.ts'

interface SolveActionProps {
  id: string
  resolved: boolean
  /** The sender, for screen readers. */
  of: string
  onAsk: (button: HTMLElement) => void
  /** On its own page, not in a row. */
  large?: boolean
  /** Next to a more important action. */
  quiet?: boolean
}

/** Shown while it is pending; afterwards a disabled label. */
export function SolveAction({ id, resolved, of, onAsk, large, quiet }: SolveActionProps) {
  return (
    <span className="adm-solve" data-solves={id}>
      {resolved ? (
        <Tooltip
          hint={t('This issue has been resolved')}
          className={classNames('btn adm-settled', !large && 'btn-sm')}
        >
          {t('Solved')}
        </Tooltip>
      ) : (
        <Button
          small={!large}
          look={large && !quiet ? 'accent' : 'line'}
          aria-label={t('Mark as solved: {of}', { of })}
          onClick={({ currentTarget }) => onAsk(currentTarget)}
        >
          <Check />
          {t('Mark as solved')}
        </Button>
      )}
    </span>
  )
}

interface SolveDialogProps {
  open: boolean
  what: ReactNode
  busy: boolean
  onYes: () => void
  onNo: () => void
}

export function SolveDialog(props: SolveDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      question={t('Are you sure you resolved this?')}
      note={t('It moves from Pending to Solved. You can undo this for a few seconds.')}
    />
  )
}
