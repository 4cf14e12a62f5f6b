import type { ShownSet } from './shown-gallery.ts'

type Shots = ShownSet['shots']

/** Common screen widths less the margins, with the row height and gap at each. */
const screens = [
  { width: 382, row: 118, gap: 4 },
  { width: 1264, row: 252, gap: 8 },
  { width: 1424, row: 252, gap: 8 },
  { width: 1904, row: 252, gap: 8 },
]
const [fewest, most] = [8, 16]

/** How full the last row is after each number of pictures, as a browser breaks rows. */
function fills(ratios: number[], { width, row, gap }: (typeof screens)[number]) {
  let used = 0
  return ratios.map((ratio) => {
    const pictureWidth = Math.min(ratio * row, width)
    used = used > 0 && used + gap + pictureWidth <= width ? used + gap + pictureWidth : pictureWidth
    return used / width
  })
}

/** The number of pictures after which the last row is nearly full on every screen. */
function bestEnd(ratios: number[]) {
  const onScreens = screens.map((screen) => fills(ratios, screen))
  let [end, best] = [ratios.length, -1]
  for (let n = fewest; n <= ratios.length; n++) {
    const worst = Math.min(...onScreens.map((fill) => fill[n - 1]!))
    if (worst > best) [end, best] = [n, worst]
  }
  return end
}

export interface Block {
  shots: Shots
  /** The sum of all ratios, which gives the height of the block before it is laid out. */
  ratios: number
}

/**
 * Splits the pictures into blocks that a browser lays out and paints only when they come into view. In one block, all
 * two thousand would be processed in each frame.
 */
export function blocksOf(shots: Shots): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < shots.length;) {
    const ratios = shots.slice(at, at + most).map(({ picture: { width, height } }) => width / height)
    const isLast = shots.length - at <= most
    const end = isLast ? ratios.length : bestEnd(ratios)
    blocks.push({
      shots: shots.slice(at, at + end),
      ratios: Math.round(ratios.slice(0, end).reduce((sum, ratio) => sum + ratio, 0)),
    })
    at += end
  }
  return blocks
}
