import type { Selectable } from 'kysely'
import { readDuration } from '../../../contract/shape/fields.ts'
import type { Service } from '../../../contract/portfolio/service.ts'
import type { ServiceTable } from '../../../db/tables/portfolio.ts'

export function ratingOf(stars: number[]) {
  const count = stars.reduce((sum, n) => sum + n, 0)
  const points = stars.reduce((sum, n, index) => sum + n * (index + 1), 0)
  return { count, average: count === 0 ? 0 : Math.round((points / count) * 10) / 10 }
}

export function toService(row: Selectable<ServiceTable>): Service {
  const stars = [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5]
  const { count, average } = ratingOf(stars)
  return {
    _id: row.id,
    title: row.title,
    details: row.details,
    thumbnail: row.thumbnail,
    hero: row.hero,
    price: row.price,
    gallery: row.gallery,
    rating: average,
    reviewCount: count,
    stars,
    status: row.status,
    onHome: row.on_home,
    duration: readDuration(row.duration),
    createdAt: row.created_at,
    version: row.updated_at,
  }
}
