import type { ShownSet } from './shown-gallery.ts'

type Shots = ShownSet['shots']

/** Widths that people have, less the gaps at both sides, with the height of a row and the gap there. */
const screens = [
  { width: 382, row: 118, gap: 4 },
  { width: 1264, row: 252, gap: 8 },
  { width: 1424, row: 252, gap: 8 },
  { width: 1904, row: 252, gap: 8 },
]
const [fewest, most] = [8, 16]

/** How far the pictures of a row fill it before they grow, after each of so many pictures; as a browser breaks rows. */
function fills(ratios: number[], { width, row, gap }: (typeof screens)[number]) {
  let used = 0
  return ratios.map((ratio) => {
    const own = Math.min(ratio * row, width)
    used = used > 0 && used + gap + own <= width ? used + gap + own : own
    return used / width
  })
}

/** After how many pictures a block ends best: where the last row is nearly full on every screen. */
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
  /** Of all proportions: tells how high it will be before it is laid out. */
  ratios: number
}

/**
 * Pictures in blocks that a browser lays out and paints only as they come into sight. Two thousand in one block would all
 * be looked at for each frame.
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
