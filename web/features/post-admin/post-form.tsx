import { useRef, useState } from 'react'
import type { Author } from '../../../contract/author.ts'
import type { Category } from '../../../contract/category.ts'
import { type Post, type PostInput, postInput } from '../../../contract/post.ts'
import { postSlugFor } from '../../../contract/slug.ts'
import { countOf } from '../../lib/admin/days.ts'
import { ClashNotice } from '../../ui/admin/clash-notice.tsx'
import { AdminInput } from '../../ui/admin/field.tsx'
import { LeaveGuard } from '../../ui/admin/leave-guard.tsx'
import { PictureUrlField } from '../../ui/admin/picture-url-field.tsx'
import { SaveBar } from '../../ui/admin/save-bar.tsx'
import { AdminSelect } from '../../ui/admin/select-field.tsx'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.ts'
import { BodyField } from './body-field.tsx'
import { readingMinutes, wordCount } from './reading-time.ts'

export interface PostValues {
  title: string
  readingMinute: string
  cat_id: string
  author_id: string
  slug: string
  thumbnail: string
  postBody: string
}

export const blankPost: PostValues = {
  title: '',
  readingMinute: '',
  cat_id: '',
  author_id: '',
  slug: '',
  thumbnail: '',
  postBody: '',
}

export const toValues = (post: Post): PostValues => ({
  title: post.title,
  readingMinute: String(post.readingMinute),
  cat_id: post.cat_id,
  author_id: post.author_id,
  slug: post.slug,
  thumbnail: post.thumbnail,
  postBody: post.postBody,
})

export type CategoryChoice = Pick<Category, '_id' | 'cat_name'>
export type AuthorChoice = Pick<Author, '_id' | 'name'>

interface PostFormProps {
  initial: PostValues
  categories: CategoryChoice[]
  authors: AuthorChoice[]
  verb: string
  send: (post: PostInput, overwrite: boolean) => Promise<{ message: string }>
  onSaved: () => void
  /** What is stored now, for a form that somebody else overtook. */
  reload?: () => Promise<PostValues>
}

const suggestedMinutes = (body: string) => {
  const words = wordCount(body)
  return words === 0 ? '' : String(readingMinutes(words))
}

export function PostForm({ initial, categories, authors, verb, send, onSaved, reload }: PostFormProps) {
  const overwrite = useRef(false)
  const { form, saved, values, errors, dirty, busy, clash, ...act } = useAdminForm({
    schema: postInput,
    initial,
    send: (post) => send(post, overwrite.current),
    onSaved,
  })
  const { set, check } = act
  // What a person typed stays; until then slug and minutes follow the rest of the form.
  const [ownSlug, setOwnSlug] = useState(initial.slug !== '')
  const [ownMinutes, setOwnMinutes] = useState(initial.readingMinute !== '')

  const field = (name: keyof PostValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    onBlur: () => check(name),
  })

  function follow({ title = values.title, cat_id = values.cat_id }) {
    if (ownSlug) return
    const category = categories.find(({ _id }) => _id === cat_id)
    set('slug', category && title.trim() ? postSlugFor(category.cat_name, title) : '')
  }

  const suggestion = suggestedMinutes(values.postBody)
  const minutesHint = suggestion
    ? `${countOf(wordCount(values.postBody), 'word')} read in about ${countOf(Number(suggestion), 'minute')}.`
    : 'Suggested from the text once there is some.'

  return (
    <>
      <ClashNotice
        sentence={clash}
        busy={busy}
        onKeepMine={() => {
          overwrite.current = true
          form.current?.requestSubmit()
        }}
        onTakeTheirs={() => void reload?.().then(act.restart, (error: Error) => toast.error(error.message))}
      />
      <form className="adm-form" ref={form} onSubmit={(event) => void act.submit(event)} noValidate>
        <div className="adm-panel">
          <div className="adm-block">
            <AdminInput
              label="Title"
              className="adm-post-name"
              maxLength={200}
              autoComplete="off"
              required
              {...field('title')}
              onChange={({ target }) => {
                set('title', target.value)
                follow({ title: target.value })
              }}
            />
            <AdminInput
              label="Slug"
              prefix="/blog/post/"
              autoComplete="off"
              spellCheck={false}
              required
              hint={
                ownSlug
                  ? 'It stays as you typed it. Empty it, and it follows category and title again.'
                  : 'Made from category and title. Change it and it stays as you typed it.'
              }
              {...field('slug')}
              onChange={({ target }) => {
                set('slug', target.value)
                setOwnSlug(target.value !== '')
              }}
            />
            <BodyField
              required
              {...field('postBody')}
              onChange={({ target }) => {
                set('postBody', target.value)
                if (!ownMinutes) set('readingMinute', suggestedMinutes(target.value))
              }}
            />
          </div>
          <SaveBar dirty={dirty} busy={busy} verb={verb} cancel="/admin/blogs" />
        </div>
        <div className="adm-aside">
          <div className="adm-panel adm-block">
            <AdminSelect
              label="Category"
              required
              none="Choose a category"
              options={categories.map(({ _id, cat_name }) => ({ value: _id, label: cat_name }))}
              hint={
                categories.length === 0 && (
                  <PageLink className="adm-link" to="/admin/blogs/add-category">
                    Add a category first
                  </PageLink>
                )
              }
              {...field('cat_id')}
              onChange={({ target }) => {
                set('cat_id', target.value)
                follow({ cat_id: target.value })
              }}
            />
            <AdminSelect
              label="Author"
              required
              none="Choose an author"
              options={authors.map(({ _id, name }) => ({ value: _id, label: name }))}
              hint={
                authors.length === 0 && (
                  <PageLink className="adm-link" to="/admin/blogs/add-author">
                    Add an author first
                  </PageLink>
                )
              }
              {...field('author_id')}
            />
            <AdminInput
              label="Reading minutes"
              type="number"
              min={0}
              max={1000}
              step={1}
              required
              hint={
                suggestion && suggestion !== values.readingMinute ? (
                  <>
                    {minutesHint}{' '}
                    <button
                      type="button"
                      className="adm-suggest"
                      onClick={() => {
                        set('readingMinute', suggestion)
                        setOwnMinutes(false)
                      }}
                    >
                      Use {suggestion}
                    </button>
                  </>
                ) : (
                  minutesHint
                )
              }
              {...field('readingMinute')}
              onChange={({ target }) => {
                set('readingMinute', target.value)
                setOwnMinutes(target.value !== '')
              }}
            />
          </div>
          <div className="adm-panel adm-block">
            <PictureUrlField
              label="Thumbnail URL"
              placeholder="https://"
              required
              use="Leads the card and the post."
              {...field('thumbnail')}
            />
          </div>
        </div>
      </form>
      <LeaveGuard dirty={dirty} saved={saved} />
    </>
  )
}
