export function quantile(values: number[], part: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

export const median = (values: number[]) => quantile(values, 0.5)

/** Median and maximum as text. */
export const mostly = (values: number[]) =>
  `${median(values).toFixed(1)} (at most ${Math.max(...values).toFixed(1)})`
