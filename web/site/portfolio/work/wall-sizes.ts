/** The breakpoints of the style sheet, in hundredths of the window: rows are laid out alike up to the next. */
const phone = { high: 32, gap: 1 }
const wide = { high: 21, gap: 0.6 }
/** From this width on, rows keep their height and hold more pictures. */
const widest = { window: 1476, high: 310 }

/** The width of each picture if a browser fills rows of one height and stretches all but the last to the edges. */
export function rowWidths(ratios: number[], { high, gap }: typeof phone) {
  const room = 100 - 2 * gap
  const rows: number[][] = []
  let taken = Infinity
  for (const ratio of ratios) {
    const width = ratio * high + gap
    if (taken + width > room) {
      rows.push([])
      taken = -gap
    }
    rows.at(-1)!.push(ratio)
    taken += width
  }
  return rows.flatMap((row, n) => {
    const filled = (room - gap * (row.length - 1)) / row.reduce((sum, ratio) => sum + ratio, 0)
    const height = n < rows.length - 1 ? filled : Math.min(filled, high)
    return row.map((ratio) => ratio * height)
  })
}

/** The `sizes` of each picture of the wall. */
export function wallSizes(ratios: number[]) {
  const onPhone = rowWidths(ratios, phone)
  const onScreen = rowWidths(ratios, wide)
  return ratios.map(
    (ratio, n) =>
      `(width <= 760px) ${Math.ceil(onPhone[n]!)}vw, (width <= ${widest.window}px) ${Math.ceil(onScreen[n]!)}vw, ${Math.ceil(ratio * widest.high)}px`,
  )
}
