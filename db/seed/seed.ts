import { slugify } from '../../contract/shape/slug.ts'
import { newId } from '../ids.ts'
import type { Db } from '../open.ts'
import { authors } from './authors.ts'
import { seedCalendar } from './calendar.ts'
import { insertBangla } from './bangla/insert.ts'
import { categories } from './categories.ts'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { center } from '../../contract/shape/focal-point.ts'
import { focalPoints, photos, picture } from './pictures.ts'
import { excerptOf, readBody } from './post-body.ts'
import { posts } from './posts.ts'
import { reviews } from './reviews.ts'
import { services } from './services.ts'
import { works } from './work.ts'
import { viewsOf } from './views.ts'
import { demoSite } from './site.ts'

const mark = 'demo-content'

/** Ids by key. They carry the time of creation, so demo rows keep their order among later real ones. */
const idsOf = (rows: { key: string; createdAt: string }[]) =>
  new Map(rows.map((row) => [row.key, newId(row.createdAt)]))

const dated = (at: string) => ({ created_at: at, updated_at: at })

const insertPictures = (db: Db, listed: typeof photos) =>
  db
    .insertInto('picture')
    .values(
      listed.map(({ file, width, height, alt }) => {
        const { x, y } = focalPoints.get(file) ?? center
        return {
          src: picture(file),
          width,
          height,
          alt,
          focus_x: x,
          focus_y: y,
          created_at: new Date().toISOString(),
        }
      }),
    )
    .onConflict((c) => c.column('src').doNothing())
    .execute()

/** The pictures of the demo's settings. */
export async function seedSitePictures(db: Db) {
  const named = new Set(
    [...demoSite.slides.map((slide) => slide.picture), ...Object.values(demoSite.pictures)].map(
      ({ src }) => src,
    ),
  )
  await insertPictures(
    db,
    photos.filter(({ file }) => named.has(picture(file))),
  )
}

/** The portfolio; the latest addition comes first. */
async function insertWorks(db: Db, serviceIds: Map<string, string>) {
  const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 31, 12, -index)).toISOString()
  const ids = new Map(works.map(({ file }, index) => [file, newId(createdAt(index))]))
  await db
    .insertInto('work')
    .values(
      works.map(({ file, title, place, kind, serviceKey, story = '' }, index) => ({
        id: ids.get(file)!,
        src: picture(file),
        slug: slugify(title),
        title,
        story,
        place,
        kind,
        kind_slug: slugify(kind),
        service_id: serviceIds.get(serviceKey)!,
        ...dated(createdAt(index)),
      })),
    )
    .execute()
  return ids
}

async function insertContent(db: Db) {
  const serviceIds = idsOf(services)
  const authorIds = idsOf(authors)
  const categoryIds = idsOf(categories)
  const postIds = idsOf(posts.map(({ key, publishedAt }) => ({ key, createdAt: publishedAt })))
  const personIds = new Map(people.map((person) => [person.key, newId()]))
  const personByKey = new Map(people.map((person) => [person.key, person]))
  const starsOf = (key: string, stars: number) =>
    reviews.filter((review) => review.serviceKey === key && review.rating === stars).length

  await db
    .insertInto('user')
    .values(
      people.map(({ key, name, email, photo }) => ({
        id: personIds.get(key)!,
        name,
        email,
        emailVerified: false,
        image: photo,
        role: 'customer' as const,
        createdAt: '2024-01-01T00:00:00.000Z',
        updatedAt: '2024-01-01T00:00:00.000Z',
      })),
    )
    .execute()
  await insertPictures(db, photos)
  await db
    .insertInto('service')
    .values(
      services.map(({ key, createdAt, thumbnail, hero, gallery, duration = 'day', ...rest }) => ({
        ...rest,
        duration,
        id: serviceIds.get(key)!,
        thumbnail: picture(thumbnail),
        hero: picture(hero),
        gallery: JSON.stringify(gallery.map(picture)),
        stars_1: starsOf(key, 1),
        stars_2: starsOf(key, 2),
        stars_3: starsOf(key, 3),
        stars_4: starsOf(key, 4),
        stars_5: starsOf(key, 5),
        ...dated(createdAt),
      })),
    )
    .execute()
  await db
    .insertInto('review')
    .values(
      reviews.map(({ serviceKey, personKey, rating, review, createdAt }) => ({
        id: newId(createdAt),
        service_id: serviceIds.get(serviceKey)!,
        user_id: personIds.get(personKey)!,
        name: personByKey.get(personKey)!.name,
        image: personByKey.get(personKey)!.photo ?? '',
        rating,
        review,
        ...dated(createdAt),
      })),
    )
    .execute()
  await db
    .insertInto('author')
    .values(
      authors.map(({ key, name, facebookLink, instagramLink, image, createdAt, ...rest }) => ({
        ...rest,
        id: authorIds.get(key)!,
        name,
        slug: slugify(name),
        facebook_link: facebookLink,
        instagram_link: instagramLink,
        image: picture(image),
        ...dated(createdAt),
      })),
    )
    .execute()
  await db
    .insertInto('category')
    .values(
      categories.map(({ key, name, slug, image, createdAt }) => ({
        id: categoryIds.get(key)!,
        name,
        slug,
        image: picture(image),
        ...dated(createdAt),
      })),
    )
    .execute()
  const bodies = await Promise.all(posts.map(({ bodyFile }) => readBody(bodyFile)))
  await db
    .insertInto('post')
    .values(
      posts.map((post, index) => ({
        id: postIds.get(post.key)!,
        title: post.title,
        reading_minute: post.readingMinute,
        category_id: categoryIds.get(post.categoryKey)!,
        author_id: authorIds.get(post.authorKey)!,
        slug: post.slug,
        thumbnail: picture(post.thumbnail),
        body: bodies[index]!,
        excerpt: excerptOf(bodies[index]!),
        published_at: post.publishedAt,
        reaction_count: post.reactionCount,
        view_count: post.viewCount,
        ...dated(post.publishedAt),
      })),
    )
    .execute()
  await db
    .insertInto('daily_view')
    .values(
      posts.flatMap((post) => viewsOf(post).map((row) => ({ post_id: postIds.get(post.key)!, ...row }))),
    )
    .execute()
  const workIds = await insertWorks(db, serviceIds)
  await insertBangla(db, {
    services: serviceIds,
    works: workIds,
    categories: categoryIds,
    authors: authorIds,
    posts: postIds,
  })
  await seedCalendar(db, serviceIds)
  await db
    .insertInto('message')
    .values(
      messages.map(({ createdAt, ...rest }) => ({
        ...rest,
        id: newId(createdAt),
        user_id: null,
        created_at: createdAt,
      })),
    )
    .execute()
}

/**
 * Fills a new site with demo content, once: what the owner deletes stays deleted. It is inserted in one transaction
 * with what its callers add, so that an interrupted start begins again.
 */
export const seedDemoContent = (db: Db, addMore?: (trx: Db) => Promise<void>) =>
  db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('setting')
      .values({ name: mark, value: new Date().toISOString() })
      .onConflict((c) => c.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return false
    await insertContent(trx)
    await addMore?.(trx)
    return true
  })
