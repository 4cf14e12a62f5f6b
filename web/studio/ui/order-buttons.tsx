import type { KeyboardEvent, PointerEvent } from 'react'
import { ArrowDown, ArrowUp, Grip } from './icons.tsx'
import type { Column } from './table.tsx'
import type { MoveBy, Order } from './use-order.ts'
import { t } from '../../../language/t.ts'

interface OrderButtonsProps {
  id: string
  title: string
  place: number
  of: number
  onHold: (event: PointerEvent<HTMLElement>) => void
  onMove: (place: number, by: MoveBy) => void
}

/** Buttons to move a row up or down, and a grip to drag or move with the arrow keys. */
function OrderButtons({ id, title, place, of, onHold, onMove }: OrderButtonsProps) {
  const targets: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: of }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    onMove(target, 'grip')
  }
  return (
    <span className="adm-order" data-order={id}>
      <button
        type="button"
        className="adm-order-btn"
        data-by="up"
        aria-label={t('Move {title} up', { title })}
        aria-disabled={place === 1}
        onClick={() => onMove(place - 1, 'up')}
      >
        <ArrowUp />
      </button>
      <button
        type="button"
        className="adm-order-btn adm-order-grip"
        data-by="grip"
        aria-label={t('{title}, place {place} of {of}. Arrow keys move it.', { title, place, of })}
        onKeyDown={onKeyDown}
        onPointerDown={onHold}
      >
        <Grip />
      </button>
      <button
        type="button"
        className="adm-order-btn"
        data-by="down"
        aria-label={t('Move {title} down', { title })}
        aria-disabled={place === of}
        onClick={() => onMove(place + 1, 'down')}
      >
        <ArrowDown />
      </button>
    </span>
  )
}

export const orderColumn = <Row extends { _id: string }>(
  { rows, titleOf, drag, placeOf, moveTo }: Order<Row>,
  total: number,
): Column<Row> => ({
  head: t('Order'),
  align: 'center',
  tight: true,
  place: 'right',
  cell: (row) => (
    <OrderButtons
      id={row._id}
      title={titleOf(row)}
      place={placeOf(row)}
      of={total}
      onHold={drag.hold(rows.indexOf(row))}
      onMove={(place, by) => moveTo(row, place, by)}
    />
  ),
})
