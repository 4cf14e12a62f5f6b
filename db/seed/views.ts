import { dayInDhaka } from '../../contract/shape/dates.ts'
import type { DemoPost } from './posts.ts'

const dayMs = 86_400_000
const charted = 84
const olderShare = 0.12

/** Busier and quieter days, the same in every seed. */
const rhythm = (day: number) => 10 + ((day * 37) % 11)

/** Spreads a total over the days in whole views. */
function spread(total: number, days: number) {
  const weights = Array.from({ length: days }, (_, day) => rhythm(day))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let [reached, given] = [0, 0]
  return weights.map((weight) => {
    reached += weight
    const views = Math.round((total * reached) / all) - given
    given += views
    return views
  })
}

/** The views of a post by day, adding up to its counter: most of an older post's are from when it was new. */
export function viewsOf({ publishedAt, viewCount }: DemoPost, now = Date.now()) {
  const published = Math.min(Date.parse(publishedAt), now)
  const age = Math.floor((now - published) / dayMs) + 1
  const days = Math.min(age, charted)
  const recent = age > charted ? Math.round(viewCount * olderShare) : viewCount
  const byDay = spread(recent, days).map((views, index) => ({
    day: dayInDhaka(new Date(now - (days - 1 - index) * dayMs)),
    views,
  }))
  const early = { day: dayInDhaka(new Date(published)), views: viewCount - recent }
  return [...(early.views > 0 ? [early] : []), ...byDay.filter(({ views }) => views > 0)]
}
