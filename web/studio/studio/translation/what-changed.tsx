import { diffWordsWithSpace } from 'diff'
import { Children } from 'react'

/** Enough around a change to know where it is. */
const around = 40

const shortened = (text: string, isFirst: boolean, isLast: boolean) => {
  const letters = [...text]
  if (letters.length <= 2 * around) return text
  const [start, end] = [letters.slice(0, around).join(''), letters.slice(-around).join('')]
  if (isFirst) return `… ${end}`
  return isLast ? `${start} …` : `${start} … ${end}`
}

/** The English as it was when it was translated, beside what it has become. */
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
