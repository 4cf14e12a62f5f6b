import { Suspense } from 'react'
import { Await, useSearchParams } from 'react-router'
import type { Category } from '../../../../contract/journal/category.ts'
import type { Result } from '../../../lib/load.ts'
import { FilterLinks } from '../../../ui/filter-links.tsx'
import { Bone } from '../../../ui/loading.tsx'
import { categoryPath } from './post-path.ts'
import { t } from '../../../../language/t.ts'

export type FilterCategory = Pick<Category, 'cat_name' | 'cat_slug'>
export type Categories = Result<FilterCategory[]>

function Filter({ categories }: { categories: FilterCategory[] }) {
  const [asked] = useSearchParams()
  const current = asked.get('category') ?? ''
  const links = [
    { to: '/blog', name: t('All'), current: current === '' },
    ...categories.map(({ cat_name, cat_slug }) => ({
      to: categoryPath(cat_slug),
      name: cat_name,
      current: cat_slug === current,
    })),
  ]
  return <FilterLinks label={t('Categories')} links={links} />
}

function FilterSkeleton() {
  return (
    <ul aria-hidden="true">
      {['20px', '72px', '48px', '64px', '104px'].map((width) => (
        <li key={width}>
          <Bone width={width} />
        </li>
      ))}
    </ul>
  )
}

/** Nothing is shown without categories; posts can be read anyway. */
export function CategoryFilter({ categories }: { categories: Categories | Promise<Categories> }) {
  return (
    <div className="wrap blog-filter">
      <Suspense fallback={<FilterSkeleton />}>
        <Await resolve={categories}>
          {(known) => known.ok && known.value.length > 0 && <Filter categories={known.value} />}
        </Await>
      </Suspense>
    </div>
  )
}
