import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import type { Block } from './blocks.ts'

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
    // In steps: several come near at once, and whoever scrolls must not wait for them.
    const fill = () => startTransition(() => setNear(true))
    if (isOpen) return fill()
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && fill(), {
      rootMargin: '100% 0px',
    })
    observer.observe(list.current!)
    return () => observer.disconnect()
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
