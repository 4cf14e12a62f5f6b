import { api } from '../contract/api.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { createPerson } from './fixtures/person.ts'
import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

/** Each breaks out of another place: text, attribute, script, style, title, address. */
const payload =
  `"'><img src=x onerror=ran()><script>ran()</script></script><svg onload=ran()></title></textarea>` +
  `<a href="javascript:ran()" onmouseover=ran()>\${ran()}{{ran()}}`
const address =
  "https://example.com/a.jpg?%22onerror=ran()//x='%3E%3Cscript%3Eran()%3C/script%3E#.jpg".replace("'", '%27')

test('what people fill in is shown as text: nothing of it runs on any page', async ({
  page,
  owner,
  site,
  troubles,
}) => {
  test.slow()
  // The pictures of other sites are not there, and what the policy keeps out it tells in the console.
  troubles.expect(/net::ERR|Failed to load resource/)
  const runs: string[] = []
  await page.context().exposeFunction('ran', () => void runs.push(page.url()))
  page.on('dialog', (dialog) => {
    runs.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  await page.route('https://example.com/**', (route) => route.abort())

  const email = `${unique('mallory')}@example.com`
  const mallory = createPerson(site.url, { name: payload.slice(0, 110), email, password: 'long-enough' })
  const service = await owner.addService({
    title: payload.slice(0, 150),
    details: payload,
    thumbnail: address,
    gallery: [`${address}.png`],
  })
  const category = (
    await owner.call(api.category.add, {
      body: { cat_name: payload.slice(0, 75), cat_slug: unique('c'), cat_image: address },
    })
  ).data._id
  const author = (
    await owner.call(api.author.add, {
      body: {
        name: payload.slice(0, 75),
        author_slug: unique('a'),
        designation: payload.slice(0, 75),
        image: address,
        about: payload,
        facebookLink: address,
      },
    })
  ).data._id
  const post = await owner.addPost({
    title: payload.slice(0, 190),
    cat_id: category,
    author_id: author,
    thumbnail: address,
    postBody: `<p>${payload}</p>`,
  })
  const review = (await mallory(api.review.add, { body: { serviceId: service, rating: 5, review: payload } }))
    .data._id
  const booking = (
    await mallory(api.booking.add, {
      body: {
        name: payload.slice(0, 110),
        email,
        phone: '01711000000',
        eventDate: '2099-01-01',
        address: payload,
        serviceId: service,
      },
    })
  ).data._id
  const message = (
    await mallory(api.message.add, {
      body: { name: payload.slice(0, 110), email, subject: payload.slice(0, 190), message: payload },
    })
  ).data._id
  await owner.call(api.message.reply, { params: { id: message }, body: { body: payload } })
  await owner.call(api.booking.reply, { params: { id: booking }, body: { body: payload } })
  const mails = (await owner.call(api.mail.list, { query: { sort: 'desc', limit: 4 } })).data

  await enterAsOwner(page)
  const q = encodeURIComponent(payload)
  const places = [
    ['/', '/services', `/services/${service}`, '/blog', `/blog/post/${post.slug}`, '/about'],
    [
      `/blog?category=${q}`,
      `/services?page=${q}`,
      `/login?return=${q}`,
      `/${q}`,
      `/services/${q}`,
      `/blog/post/${q}/${q}`,
    ],
    ['/admin', '/admin/services', `/admin/services?search=${q}`, `/admin/services/update-service/${service}`],
    ['/admin/my-reviews?tab=all', `/admin/my-reviews/edit-review/${review}`],
    ['/admin/request', `/admin/request?search=${q}`, `/admin/request/view/${booking}`],
    ['/admin/inbox', `/admin/inbox?search=${q}`, `/admin/inbox/view/${message}`],
    ['/admin/mails', ...mails.map(({ _id }) => `/admin/mails/view/${_id}`)],
    ['/admin/blogs', `/admin/blogs/update-blog/${post.id}`, '/admin/blogs/add-new-blog'],
    ['/admin/blogs/add-author', `/admin/blogs/update-author/${author}`],
    ['/admin/blogs/add-category', `/admin/blogs/update-category/${category}`],
    ['/rss.xml', '/sitemap.xml', '/api/docs', '/api/auth/error?error=' + q],
  ].flat()
  for (const place of places) {
    if (/^\/(rss|sitemap|api)/.test(place)) await page.goto(place)
    else await open(page, place)
    expect(
      await page.locator('[onerror], [onload], [onmouseover], a[href^="javascript:"]').count(),
      place,
    ).toBe(0)
  }
  expect(runs).toEqual([])
  await page.goto(`/services/${service}`)
  await expect(page.getByText('<script>ran()</script>').first()).toBeVisible()
})
