import { diffWordsWithSpace } from 'diff'
import { Children } from 'react'

/** Enough context around a change. */
const around = 40

const shortened = (text: string, isFirst: boolean, isLast: boolean) => {
  const letters = [...text]
  if (letters.length <= 2 * around) return text
  const [start, end] = [letters.slice(0, around).join(''), letters.slice(-around).join('')]
  if (isFirst) return `… ${end}`
  return isLast ? `${start} …` : `${start} … ${end}`
}

/** The differences between the translated English and the current one. */
export function WhatChanged({ before, now }: { before: string; now: string }) {
  const parts = diffWordsWithSpace(before, now)
  return (
    <p className="adm-changed" lang="en">
      {Children.toArray(
        parts.map(({ value, added, removed }, index) => {
          if (added) return <ins>{value}</ins>
          if (removed) return <del>{value}</del>
          return shortened(value, index === 0, index === parts.length - 1)
        }),
      )}
    </p>
  )
}
