import { Suspense, useEffect, useRef } from 'react'
import { Await, useSearchParams } from 'react-router'
import type { Category } from '../../../contract/category.ts'
import { langOf } from '../../lib/lang.ts'
import type { Part } from '../../lib/load.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { categoryPath } from './post-path.ts'
import { t } from '../../../language/t.ts'

export type FilterCategory = Pick<Category, 'cat_name' | 'cat_slug'>
export type Categories = Part<FilterCategory[]>

function Filter({ categories }: { categories: FilterCategory[] }) {
  const [asked] = useSearchParams()
  const current = asked.get('category') ?? ''
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = ref.current?.querySelector<HTMLElement>('[aria-current]')
    // On phones the line of categories is longer than the screen, and the chosen one may be out of it.
    if (chosen) ref.current!.scrollLeft = chosen.offsetLeft - ref.current!.clientWidth / 3
  }, [current])
  const all = [{ cat_name: t('All'), cat_slug: '' }, ...categories]
  return (
    <nav ref={ref} aria-label={t('Categories')}>
      <ul>
        {all.map(({ cat_name, cat_slug }) => (
          <li key={cat_slug}>
            <PageLink
              to={cat_slug ? categoryPath(cat_slug) : '/blog'}
              aria-current={cat_slug === current ? 'page' : undefined}
              lang={langOf(cat_name)}
              preventScrollReset
            >
              {cat_name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
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

/** Without categories there is nothing to choose from, and posts can be read without a choice. */
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
