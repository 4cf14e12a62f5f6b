import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Block } from './blocks.ts'
import { fillInTurn } from './fill-in-turn.ts'

/** How high the rows are that a browser aims at. */
const rows = { '--row-wide': '252px', '--row-phone': '118px' } as CSSProperties

interface ShotBlockProps {
  block: Block
  /** Comes with the page; the others are filled when they are nearly in sight. */
  isSent: boolean
  /** A picture of it is open: who closes it comes back to that picture. */
  isOpen: boolean
  children: ReactNode
}

export function ShotBlock({ block, isSent, isOpen, children }: ShotBlockProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isNear, setNear] = useState(false)
  const isFilled = isSent || isOpen || isNear
  useEffect(() => {
    if (isSent || isNear) return
    if (isOpen) return startTransition(() => setNear(true))
    // At once, since React would put off several of them and then show them together.
    return fillInTurn(list.current!, () => flushSync(() => setNear(true)))
  }, [isSent, isNear, isOpen])
  return (
    <ul
      ref={list}
      className="wall gallery-block"
      style={{ ...rows, '--ratios': block.ratios } as CSSProperties}
    >
      {isFilled && children}
    </ul>
  )
}
