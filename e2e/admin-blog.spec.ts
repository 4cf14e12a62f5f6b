import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { parsePage } from './fixtures/fetched-page.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const yes = (page: Page) => page.getByRole('button', { name: "Yes, I'm sure" })
const picture = '/media/demo/blog-1.jpg'
/** The HTML text area, after the script of the editor has loaded. */
const asHtml = async (page: Page) => {
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  return page.getByRole('textbox', { name: 'Post body' })
}

test.describe('Manage Blog', () => {
  test('lists posts, newest first, and deletes one after confirmation', async ({ page, owner }) => {
    const titles = [unique('Older'), unique('Newer')]
    for (const title of titles) await owner.addPost({ title })
    await enterAsOwner(page)
    await open(page, '/admin/blogs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Blog')
    for (const name of ['Manage Author', 'Manage Category', 'Add New Blog'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    const heads = ['Image', 'Title', 'Slug', 'Published', 'Post Category', 'Author', 'Edit', 'Delete']
    await expect(page.getByRole('columnheader')).toHaveText(heads)
    await page.setViewportSize(sizes.phone)
    await expect(page.getByRole('columnheader')).toHaveText(
      heads.filter((head) => head !== 'Slug' && head !== 'Author'),
    )
    await expect(page.getByRole('row').nth(1)).toContainText(titles[1]!)
    await expectFitsWidth(page)
    await page.getByRole('button', { name: `Delete ${titles[1]}` }).click()
    await expect(
      page.getByRole('alertdialog', { name: `Are you sure to DELETE ${titles[1]} from database?` }),
    ).toBeVisible()
    await yes(page).click()
    await expectToast(page, 'Blog deleted successfully')
    await expect(page.getByText(titles[1]!)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Delete ${titles[0]}` })).toBeFocused()
  })

  test('writes a post: errors at their fields; slug and minutes follow the text until they are typed', async ({
    page,
    owner,
    pageErrors,
  }) => {
    // The sandbox logs an error when it blocks a script.
    pageErrors.expect(/Blocked script execution in 'about:srcdoc'/)
    await enterAsOwner(page)
    await open(page, '/admin/blogs/add-new-blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Blog')
    await page.getByRole('button', { name: 'Publish post' }).click()
    for (const sentence of [
      'Title is required.',
      'Slug is required.',
      'Post body is required.',
      'Choose a category.',
      'Choose an author.',
      'Thumbnail is required.',
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await expectFitsWidth(page)

    const title = unique('Rain on the River')
    const { data: categories } = await owner.call(api.category.list)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Category').selectOption({ label: categories[0]!.cat_name })
    await page.getByLabel('Author').selectOption({ index: 1 })
    const slug = page.getByLabel('Slug')
    await expect(slug).toHaveValue(`${categories[0]!.cat_slug}/${title.toLowerCase().replaceAll(' ', '-')}`)
    const own = `notes/${unique('rain')}`
    await slug.fill(own)
    await page.getByLabel('Title', { exact: true }).fill(`${title}, twice`)
    await expect(slug).toHaveValue(own)
    await page.getByLabel('Thumbnail URL').fill(picture)
    const body = await asHtml(page)
    await expect(body).toHaveAttribute('rows', '6')
    await body.fill(`<h2>Wet light</h2><p>${'word '.repeat(390)}</p><script>document.title = 'run'</script>`)
    await expect(page.getByLabel('Reading minutes')).toHaveValue('2')
    const preview = page.frameLocator('iframe[title="Preview of the post body"]')
    await expect(preview.getByRole('heading', { name: 'Wet light' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish post' }).click()
    await expectToast(page, 'Blog added successfully')
    await expect(page).toHaveURL('/admin/blogs')
    await expect(page.getByRole('row').nth(1)).toContainText(`${title}, twice`)
  })

  test('updates a post, and keeps what was typed when it is refused', async ({ page, owner, pageErrors }) => {
    pageErrors.expect(/409/)
    await page.setViewportSize(sizes.phone)
    const taken = await owner.addPost()
    const post = await owner.addPost({ title: unique('Draft') })
    await enterAsOwner(page)
    await open(page, `/admin/blogs/update-blog/${post.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Blog')
    await expect(page.getByRole('textbox', { name: 'Post body' })).toHaveText(/Noon has no shadows/)
    await expect(await asHtml(page)).toHaveValue(post.postBody)
    const title = unique('Final')
    await page.getByLabel('Title', { exact: true }).fill(title)
    await expect(page.getByLabel('Slug')).toHaveValue(post.slug)
    await page.getByLabel('Slug').fill(taken.slug)
    await page.getByRole('button', { name: 'Save post' }).click()
    await expect(page.locator('.field-error')).toHaveText('Another post already has this slug.')
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    await expect(page.getByLabel('Slug')).toBeFocused()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.getByLabel('Slug').fill(post.slug)
    await expect(page.getByLabel('Slug')).toHaveValue(post.slug)
    await page.getByRole('button', { name: 'Save post' }).click()
    await expectToast(page, 'Blog updated successfully')
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  })

  test('adds, changes and deletes an author', async ({ page }) => {
    const name = unique('Tuli Barua')
    await enterAsOwner(page)
    await open(page, '/admin/blogs/add-author')
    await expect(page.getByRole('columnheader')).toHaveText(['Image', 'Name', 'Slug', 'Edit', 'Delete'])
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add author' }).click()
    await expect(page.getByText('Designation is required.')).toBeVisible()
    await page.getByLabel('Designation').fill('Assistant')
    await page.getByLabel('Image URL').fill('not a picture')
    await page.getByLabel('Facebook').fill('nowhere')
    await page.getByRole('button', { name: 'Add author' }).click()
    await expect(page.getByText('Please enter a valid image URL')).toBeVisible()
    await expect(page.getByText('Facebook link must be a web address or an email address.')).toBeVisible()
    await page.getByLabel('Image URL').fill(picture)
    await page.getByLabel('Facebook').fill('')
    await page.getByRole('button', { name: 'Add author' }).click()
    await expectToast(page, 'Author added successfully')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText(name.toLowerCase().replaceAll(' ', '-'))
    await expectFitsWidth(page)

    await row.getByRole('link', { name: `Edit ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Author')
    await page.getByLabel('Designation').fill('Retoucher')
    await page.getByRole('button', { name: 'Save author' }).click()
    await expectToast(page, 'Author updated successfully')
    await expect(row).toContainText('Retoucher')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(
      page.getByRole('alertdialog', { name: `Are you sure to DELETE ${name} from database?` }),
    ).toBeVisible()
    await yes(page).click()
    await expectToast(page, 'Author deleted successfully')
    await expect(page.getByText(name)).toHaveCount(0)
  })

  test('adds, changes and deletes a category, and keeps one that posts use', async ({
    page,
    owner,
    pageErrors,
  }) => {
    pageErrors.expect(/409/)
    await page.setViewportSize(sizes.phone)
    const name = unique('Festival')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/add-blog-category')) sent += 1
    })
    await enterAsOwner(page)
    await open(page, '/admin/blogs/add-category')
    await expect(page.getByRole('columnheader')).toHaveText(['Image', 'Category', 'Slug', 'Edit', 'Delete'])
    await page.getByRole('button', { name: 'Add category' }).click()
    await expectToast(page, 'Input a Category Name')
    await expect(page.locator('.field-error')).toHaveText('Input a Category Name')
    expect(sent).toBe(0)
    await page.getByLabel('Category name').fill(name)
    await page.getByRole('button', { name: 'Add category' }).click()
    await expectToast(page, 'Category added successfully')
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText(name.toLowerCase())
    await row.getByRole('link', { name: `Edit ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Category')
    const slug = unique('fest')
    await page.getByLabel('Slug').fill(slug)
    await page.getByRole('button', { name: 'Save category' }).click()
    await expectToast(page, 'Category updated successfully')
    await expect(row).toContainText(slug)

    const { data } = await owner.call(api.category.list)
    const id = data.find(({ cat_name }) => cat_name === name)!._id
    const post = await owner.addPost({ cat_id: id })
    const question = `Are you sure to DELETE ${name} category from database?`
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
    await yes(page).click()
    await expectToast(page, '1 post uses this category. Move or delete it first.')
    await page.getByRole('button', { name: 'No, cancel' }).click()
    await expect(row).toContainText(name)
    await owner.call(api.post.remove, { params: { id: post.id } })
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await yes(page).click()
    await expect(page.getByText(name)).toHaveCount(0)
  })
})

test('saves a draft, continues it, schedules it and finds it by its status', async ({
  page,
  owner,
  site,
}) => {
  const { data: categories } = await owner.call(api.category.list)
  const slug = `notes/${unique('later')}`
  const title = unique('Light for Biye Season')
  await enterAsOwner(page)
  await open(page, '/admin/blogs/add-new-blog')
  await page.getByRole('radio', { name: 'Save as draft' }).check()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Title is required.').first()).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Begun')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/update-blog/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Blog')
  await page.getByLabel('Slug').fill(slug)
  await page.getByLabel('Category').selectOption({ label: categories[0]!.cat_name })
  await page.getByLabel('Author').selectOption({ index: 1 })
  await page.getByLabel('Thumbnail URL').fill(picture)
  await (await asHtml(page)).fill('<p>Halls turn every lamp up.</p>')
  await page.getByRole('radio', { name: 'Save as draft' }).check()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/update-blog/)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByRole('radio', { name: 'Schedule' }).check()
  await page.getByLabel('Date').fill('')
  await page.getByRole('button', { name: 'Publish post' }).click()
  await expect(page.getByText('Choose a date and a time.')).toBeVisible()
  await page.getByLabel('Date').fill('2031-11-20')
  await page.getByLabel('Time').fill('09:00')
  await expect(page.getByText('Visitors can see it from November 20, 2031 at 9:00 AM.')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule post' }).click()
  await expect(page).toHaveURL('/admin/blogs')
  await page.getByRole('link', { name: /^Scheduled/ }).click()
  await expect(page).toHaveURL('/admin/blogs?status=scheduled')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Scheduledfor 11/20/31, 9:00 AM')
  expect((await fetch(`${site.url}/blog/post/${slug}`)).status).toBe(404)
})

test('a draft can be previewed by anyone with the link, until the link is renewed', async ({
  page,
  owner,
}) => {
  const title = unique('Not yet')
  const { id } = await owner.addPost({ title, publishedAt: null })
  await enterAsOwner(page)
  await open(page, `/admin/blogs/update-blog/${id}`)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = await opening
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText('It is a draft.')
  const link = preview.url()
  // Without an account, twice: pages that are never cached are rendered each time.
  for (let n = 0; n < 2; n += 1) {
    const reply = await fetch(link)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  await page.getByRole('button', { name: /^Renew the link/ }).click()
  await expectToast(page, 'Preview link renewed. The old one no longer works.')
  expect((await fetch(link)).status).toBe(404)
  const old = new URL(link)
  const fresh = page.getByRole('link', { name: 'Preview' })
  await expect(fresh).not.toHaveAttribute('href', old.pathname + old.search)
  const renewed = await fresh.getAttribute('href')
  expect((await fetch(new URL(renewed!, link))).status).toBe(200)
})

test('the second of two tabs gets a conflict, and can overwrite or load what is stored', async ({
  page,
  context,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/409/)
  const post = await owner.addPost()
  await enterAsOwner(page)
  const other = await context.newPage()
  for (const tab of [page, other]) await open(tab, `/admin/blogs/update-blog/${post.id}`)
  await page.getByLabel('Title', { exact: true }).fill('From the first tab')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page).toHaveURL('/admin/blogs')
  await other.getByLabel('Title', { exact: true }).fill('From the second tab')
  await other.getByRole('button', { name: 'Save post' }).click()
  await expect(other.getByRole('heading', { name: /^This post was changed somewhere else/ })).toBeVisible()
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('From the second tab')
  await other.getByRole('button', { name: 'Load the saved version' }).click()
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('From the first tab')
  await other.getByLabel('Title', { exact: true }).fill('Both have seen it')
  await other.getByRole('button', { name: 'Save post' }).click()
  await expect(other).toHaveURL('/admin/blogs')
})

test("after 'Save mine' further saves work", async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/409/)
  const { id, ...post } = await owner.addPost({ publishedAt: null })
  await enterAsOwner(page)
  await open(page, `/admin/blogs/update-blog/${id}`)
  await owner.changePost(id, { ...post, title: 'From elsewhere' })
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByLabel('Title', { exact: true }).fill('Mine again')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  const stored = await owner.call(api.post.one, { params: { id } })
  expect(stored.data.title).toBe('Mine again')
})

test('a post that fails to load shows the error in place of the form', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/)
  await enterAsOwner(page)
  const reply = await page.goto('/admin/blogs/update-blog/nowhere')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Blog')
  await expect(page.getByRole('alert')).toContainText('This post was not found.')
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('customers are refused on every page of the blog', async ({ page, site, owner }) => {
  const { id, author_id, cat_id } = await owner.addPost()
  await enterAsCustomer(page, site.url)
  for (const path of [
    '/admin/blogs',
    '/admin/blogs/add-new-blog',
    `/admin/blogs/update-blog/${id}`,
    '/admin/blogs/add-author',
    `/admin/blogs/update-author/${author_id}`,
    '/admin/blogs/add-category',
    `/admin/blogs/update-category/${cat_id}`,
  ]) {
    const reply = await page.request.get(path)
    expect(reply.status(), path).toBe(403)
    const sent = await parsePage(reply)
    expect(sent.querySelector('h1')!.textContent).toBe("You don't have permission to access this page")
    expect(sent.querySelectorAll('main :is(input, textarea)')).toHaveLength(0)
  }
})

/** Every element that a post may contain. */
const everything = [
  '<h2>Before the <em>guests</em> arrive</h2>',
  '<p lang="bn">হলুদের <strong>আলো</strong>, a <a href="https://example.com/a?b=1&amp;c=2" title="There">link</a> &amp; <code>f/1.8</code>, H<sub>2</sub>O, 2<sup>nd</sup>, <u>under</u>, <s>gone</s>,<br />next line</p>',
  '<h3>Lists</h3>',
  '<ul><li>one</li><li>two<ul><li>inside</li></ul></li></ul>',
  '<ol><li>first</li><li><p>second</p><p>with two paragraphs</p></li></ol>',
  '<blockquote><p>A candle and a white wall.</p></blockquote>',
  '<h4>Smaller</h4>',
  '<figure><img src="/media/demo/blog-1.jpg" alt="A camera" width="600" height="400" loading="lazy" /><figcaption>The <em>camera</em></figcaption></figure>',
  '<p>In a line: <img src="/media/demo/blog-2.jpg" alt="" /></p>',
  '<hr />',
  '<pre><code>ISO 100\n  f/8</code></pre>',
  '<table><caption>Prices</caption><thead><tr><th scope="col">Hours</th><th scope="col">Taka</th></tr></thead><tbody><tr><td>4</td><td colspan="2">20,000</td></tr></tbody></table>',
  '<p><a href="/contact" rel="noopener noreferrer" target="_blank">Write</a> to us.</p>',
].join('\n')

test('the editor writes exactly what the server keeps, and loses nothing', async ({ page, owner }) => {
  const post = await owner.addPost({ title: unique('All of it'), postBody: everything })
  const stored = async () => (await owner.call(api.post.one, { params: { id: post.id } })).data.postBody
  expect(await stored()).toBe(everything)
  await enterAsOwner(page)
  await open(page, `/admin/blogs/update-blog/${post.id}`)
  const body = page.getByRole('textbox', { name: 'Post body' })
  await body.getByText('to us.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Soon.')
  const written = everything.replace('to us.', 'to us. Soon.')
  await expect(await asHtml(page)).toHaveValue(written)
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page).toHaveURL('/admin/blogs')
  expect(await stored()).toBe(written)
})

test('writes with the toolbar and the keyboard, and pastes from Word without its styles', async ({
  page,
}) => {
  await enterAsOwner(page)
  await open(page, '/admin/blogs/add-new-blog')
  const body = page.getByRole('textbox', { name: 'Post body' })
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  await body.click()
  await tool('Heading 2').click()
  await page.keyboard.type('Light')
  await expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('আলো')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  // One tab stop, arrow keys inside.
  await tool('Heading 2').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tool('Redo')).toBeFocused()
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowLeft')
  await expect(tool('Quote')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(body).toBeFocused()
  await page.keyboard.type('Wait.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('Link').click()
  await page.getByLabel('Link address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid address')).toBeVisible()
  await page.getByLabel('Link address').fill('example.com')
  await page.keyboard.press('Enter')
  await expect(body).toBeFocused()
  await tool('Picture').click()
  await page.getByLabel('Picture address', { exact: true }).fill(picture)
  await page.getByLabel('What it shows').fill('A camera')
  await page.getByLabel('Caption').fill('A roof')
  await page.getByRole('button', { name: 'Insert picture' }).click()
  await body.evaluate((element) => {
    const clipboard = new DataTransfer()
    clipboard.setData(
      'text/html',
      `<html><head><style>p { color: red }</style></head><body><!--StartFragment--><h1 style="color:red">Plan</h1>
       <p class="MsoNormal" style="margin:0">From <b>Word</b><o:p></o:p></p>
       <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span> </span></span>one</p>
       <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span> </span></span>two</p>
       <img src="file:///C:/a.png"><script>alert(1)</script><!--EndFragment--></body></html>`,
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    )
  })
  await body.locator('img').click()
  await tool('Picture').click()
  await expect(page.getByLabel('What it shows')).toHaveValue('A camera')
  await page.getByLabel('Caption').fill('A roof at noon')
  await page.getByRole('button', { name: 'Change picture' }).click()
  const html = await asHtml(page)
  await expect(html).toHaveValue(/<h2>Light<\/h2>\n<p><strong>আলো<\/strong><\/p>\n<blockquote><p>Wait\.<\/p>/)
  await expect(html).toHaveValue(/<p><a href="https:\/\/example\.com">https:\/\/example\.com<\/a><\/p>/)
  await expect(html).toHaveValue(
    /<figure><img src="\/media\/demo\/blog-1\.jpg" alt="A camera" \/><figcaption>A roof at noon<\/figcaption><\/figure>/,
  )
  await expect(html).toHaveValue(
    /<h2>Plan<\/h2>\n<p>From <strong>Word<\/strong><\/p>\n<ul><li>one<\/li><li>two<\/li><\/ul>/,
  )
  await html.fill('<p>Begun again</p>')
  await tool('Write').click()
  await expect(body).toHaveText('Begun again')
})

test('without the script of the editor, the text area is there', async ({ page, pageErrors }) => {
  pageErrors.expect(/rich-text|ERR_FAILED|dynamically imported/)
  await page.route(/rich-text/, (route) => route.abort())
  await enterAsOwner(page)
  await open(page, '/admin/blogs/add-new-blog')
  await page.locator('textarea[name=postBody]').fill('<p>As HTML</p>')
  await expect(page.getByText('The editor could not be loaded')).toBeVisible()
})

/** Missing in the DOM types of TypeScript. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Shift {
  value: number
  /** Named in the failure, because it may not occur again. */
  moved: string[]
}

test('the editor replaces a long text without a layout shift', async ({ page, owner }) => {
  const parts = `<h2>Noon</h2>\n<p>${'Waiting for a shadow. '.repeat(20)}</p>\n<ul><li>One</li><li>Two</li></ul>
    <figure><img src="${picture}" alt="" /><figcaption>A roof</figcaption></figure>\n<blockquote><p>Wait.</p></blockquote>`
  const { id } = await owner.addPost({ title: unique('Long'), postBody: parts.repeat(3) })
  await enterAsOwner(page)
  for (const size of [sizes.phone, sizes.desktop]) {
    await page.setViewportSize(size)
    let letIn = () => {}
    const held = new Promise<void>((resolve) => (letIn = resolve))
    await page.route(/rich-text/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, `/admin/blogs/update-blog/${id}`)
    const below = page.getByRole('heading', { name: 'Card preview' })
    await below.scrollIntoViewIfNeeded()
    const before = await below.boundingBox()
    await page.evaluate(() => {
      const shifts: Shift[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as unknown as LayoutShift[])
          shifts.push({
            value: shift.value,
            moved: shift.sources.map(({ node, previousRect, currentRect }) => {
              const what = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent
              return `${what} ${JSON.stringify([previousRect, currentRect])}`
            }),
          })
      }).observe({ type: 'layout-shift' })
    })
    letIn()
    await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeAttached()
    expect(await below.boundingBox()).toEqual(before)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.001)
    await page.unroute(/rich-text/)
  }
})

test('a post is autosaved as a draft, and on this device while offline', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await enterAsOwner(page)
  await open(page, '/admin/blogs/add-new-blog')
  const title = unique('Written at night')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await expect(page.getByText(/Draft saved at/)).toBeVisible()
  await expect(page).toHaveURL(/update-blog/)
  await open(page, page.url())
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)

  await context.setOffline(true)
  await page.getByLabel('Title', { exact: true }).fill(`${title}, and on`)
  await expect(page.getByText('Offline: kept on this device')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Draft saved at/)).toBeVisible()

  await context.setOffline(true)
  await page.getByLabel('Title', { exact: true }).fill(`${title}, and lost`)
  await expect(page.getByText('Offline: kept on this device')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, address)
  await expect(later.getByLabel('Title', { exact: true })).toHaveValue(`${title}, and on`)
  await later.getByRole('button', { name: 'Restore it' }).click()
  await expect(later.getByLabel('Title', { exact: true })).toHaveValue(`${title}, and lost`)
  await expect(later.getByText(/Draft saved at/)).toBeVisible()
})
