import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import { postsPerPage } from '../../contract/shape/page-sizes.ts'
import type { Route } from './+types/blog'
import { BlogPage, type PostsOnPage } from '../site/journal/post/blog-page.tsx'
import { toCard } from '../site/journal/post/to-card.ts'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd } from '../lib/json-ld.ts'
import { toResult, isResolved, awaitOrDefer } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { pageNumber, searchOf } from '../lib/url.ts'
import { feed, seo } from '../lib/seo.ts'
import '../styles/blog.css'
import { t } from '../../language/t.ts'

const maxCategories = 50

async function loadPosts(call: Call, url: string): Promise<PostsOnPage> {
  const page = pageNumber(url)
  const category = new URL(url).searchParams.get('category') || undefined
  const reply = await call(api.post.list, {
    query: { sort: 'desc', body: 'none', limit: postsPerPage, page, category },
  })
  return { page, category, total: reply.total, posts: reply.data.map(toCard), pictures: reply.pictures }
}

const loadCategories = async (call: Call) =>
  (await call(api.category.list, { query: { limit: maxCategories, published: 'true' } })).data.map(
    ({ cat_name, cat_slug }) => ({
      cat_name,
      cat_slug,
    }),
  )

const load = (call: Call, url: string) =>
  [toResult(loadPosts(call, url)), toResult(loadCategories(call))] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const [posts, categories] = await Promise.all(load(pageOf(context).call, request.url))
  return data({ posts, categories }, posts.ok ? 200 : posts.status)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [posts, categories] = load(browserCall, request.url)
  const [soonPosts, soonCategories] = await Promise.all([awaitOrDefer(posts), awaitOrDefer(categories)])
  return { posts: soonPosts.value, categories: soonCategories.value }
}

/** Of the query, only what chooses posts belongs to the address of the list. */
function canonical(url: string) {
  const { searchParams } = new URL(url)
  const query = new URLSearchParams()
  const category = searchParams.get('category')
  if (category) query.set('category', category)
  const page = pageNumber(url)
  if (page > 1) query.set('page', String(page))
  return `/blog${searchOf(query)}`
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const rootData = matches[0].loaderData
  const { publicUrl } = rootData
  const posts = loaderData?.posts
  const empty = posts && isResolved(posts) && posts.ok && posts.value.posts.length === 0
  return [
    ...seo(rootData, {
      title: t('Blog'),
      description: t(
        'Notes on photography in Bangladesh: light, weddings, products, factories, prints and prices, from jobs and from the darkroom.',
      ),
      path: canonical(publicUrl + location.pathname + location.search),
      jsonLd: [
        breadcrumbLd(publicUrl, [
          [t('Home'), '/'],
          [t('Blog'), '/blog'],
        ]),
      ],
    }),
    feed(rootData),
    ...(empty ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} categories={loaderData.categories} />
}
