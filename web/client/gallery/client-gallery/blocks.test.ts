import { expect, it } from 'vitest'
import { type Block, blocksOf } from './blocks.ts'

const shots = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    picture: {
      _id: String(n),
      setId: null,
      name: '',
      colour: '',
      alt: '',
      caption: '',
      ready: true,
      bytes: 1,
      webBytes: 1,
      ...(n % 5 === 0 ? { width: 2, height: 3 } : { width: 3, height: 2 }),
    },
  }))

it('keeps all pictures in order, however many', () => {
  for (const count of [0, 1, 2, 4, 5, 30, 31, 500, 2000]) {
    const all = shots(count)
    const blocks = blocksOf(all)
    expect(
      blocks.flatMap((block) => block.shots),
      String(count),
    ).toEqual(all)
    expect(
      blocks.slice(0, -1).every((block) => block.shots.length >= 8 && block.shots.length <= 16),
      String(count),
    ).toBe(true)
  }
})

it('ends a block where its last row is nearly full, on phones and wide screens', () => {
  const [block] = blocksOf(shots(500))
  const widthOf = ({ picture }: Pick<Block['shots'][number], 'picture'>, row: number) =>
    (picture.width / picture.height) * row
  for (const [width, row, gap] of [
    [382, 118, 4],
    [1424, 252, 8],
  ] as const) {
    let used = 0
    for (const shot of block!.shots) {
      const own = widthOf(shot, row)
      used = used > 0 && used + gap + own <= width ? used + gap + own : own
    }
    expect(used / width).toBeGreaterThan(0.5)
  }
})
