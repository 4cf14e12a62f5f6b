import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Block } from './blocks.ts'
import { fillInTurn } from './fill-in-turn.ts'

/** The row height that browsers aim at. */
const rows = { '--row-wide': '252px', '--row-phone': '118px' } as CSSProperties

interface ShotBlockProps {
  block: Block
  /** Rendered with the page; other blocks are filled shortly before they come into view. */
  isSent: boolean
  /** One of its pictures is open in the viewer, which returns the focus to it. */
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
    // Synchronously, because React would batch several blocks and show them together.
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
