import { type ReactNode, useState } from 'react'
import {
  type DraftInput,
  draftInput,
  type Post,
  type PostInput,
  postInput,
  postOrDraft,
} from '../../../../contract/journal/post.ts'
import { postSlugFor } from '../../../../contract/shape/slug.ts'
import { TextField } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { useForm } from '../../ui/use-form.ts'
import { BodyField } from './body-field.tsx'
import { PublishField } from './publish-field.tsx'
import { momentOf, type Publishing, publishedAtOf, publishingOf, publishNow, saveVerb } from './publishing.ts'
import { placeholderPicture } from '../../../../contract/portfolio/placeholder-picture.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { FilingFields, type AuthorChoice, type CategoryChoice } from './filing-fields.tsx'
import { LiveCard } from './live-card.tsx'
import { NewAuthor, NewCategory } from './new-filing.tsx'
import { LocalCopyNotice } from './local-copy-notice.tsx'
import { suggestedMinutes } from './reading-time.ts'
import type { Sizes } from './sized-body.ts'
import { SearchPanel } from './search-panel.tsx'
import { useLocalCopy } from './use-local-copy.ts'
import { t } from '../../../../language/t.ts'

export interface PostValues {
  title: string
  readingMinute: string
  cat_id: string
  author_id: string
  slug: string
  thumbnail: string
  postBody: string
  seoTitle: string
  seoDescription: string
  publishing: Publishing
}

const blankPost: PostValues = {
  title: '',
  readingMinute: '',
  cat_id: '',
  author_id: '',
  slug: '',
  thumbnail: '',
  postBody: '',
  seoTitle: '',
  seoDescription: '',
  publishing: publishNow,
}

/** A new post; where there is no choice, it is made. */
export const newPost = (categories: CategoryChoice[], authors: AuthorChoice[]): PostValues => ({
  ...blankPost,
  cat_id: categories.length === 1 ? categories[0]!._id : '',
  author_id: authors.length === 1 ? authors[0]!._id : '',
})

export const toValues = (post: Post): PostValues => ({
  title: post.title,
  readingMinute: localDigits(post.readingMinute),
  cat_id: post.cat_id,
  author_id: post.author_id,
  slug: post.slug,
  thumbnail: post.thumbnail,
  postBody: post.postBody,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
  publishing: publishingOf(post),
})

const nameOf = (categories: CategoryChoice[], id: string) =>
  categories.find(({ _id }) => _id === id)?.cat_name ?? ''

const slugOf = (category: string, title: string) =>
  category && title.trim() ? postSlugFor(category, title) : ''

/** The slug of a draft follows its title until someone types another. */
const isOwnSlug = ({ slug, cat_id, title, publishing }: PostValues, categories: CategoryChoice[]) =>
  slug !== '' && !(publishing.when === 'draft' && slug === slugOf(nameOf(categories, cat_id), title))

const noSizes: Sizes = new Map()

interface PostFormProps<Reply extends { message: string }> {
  initial: PostValues
  /** It is published. */
  isOut?: boolean
  /** The link to the preview of an unpublished post. */
  preview?: ReactNode
  categories: CategoryChoice[]
  authors: AuthorChoice[]
  /** The sizes of the pictures in the text. */
  sizes?: Sizes
  send: (post: PostInput) => Promise<Reply>
  /** After saving, a draft stays open; anything else leads back to the list. */
  onSaved: (reply: Reply, isDraft: boolean) => void
  /** Loads the stored version after a conflict. */
  reload?: () => Promise<PostValues>
  /** Autosaves; only for posts that are not public. */
  saveDraft?: (draft: DraftInput) => Promise<unknown>
  /** The key of the local copy, which is offered if it is newer than the stored post. */
  copyName: string
  storedAt: string
}

export function PostForm<Reply extends { message: string }>(props: PostFormProps<Reply>) {
  const { initial, isOut = false, categories, authors, sizes = noSizes, onSaved } = props
  const { saveDraft } = props
  const mayBeFiled = categories.length > 0 && authors.length > 0
  const form = useForm({
    schema: saveDraft ? postOrDraft : postInput,
    initial,
    prepare: ({ publishing, ...values }) => ({ ...values, publishedAt: publishedAtOf(publishing) }),
    send: props.send,
    onSaved: (reply: Reply, { publishing }) => onSaved(reply, publishing.when === 'draft'),
    reload: props.reload,
    autosave: saveDraft && {
      wanted: ({ title }) => mayBeFiled && title.trim() !== '',
      async save(written) {
        const draft = draftInput.safeParse(written)
        // An incomplete draft is saved once it is complete.
        if (!draft.success) return false
        await saveDraft(draft.data)
        return true
      },
    },
  })
  const { values, errors, dirty, set, field } = form
  const [making, setMaking] = useState<'category' | 'author'>()
  const copy = useLocalCopy(`post:${props.copyName}`, values, dirty, props.storedAt)
  // Typed values stay; until then slug and reading time follow the rest of the form.
  const [ownSlug, setOwnSlug] = useState(() => isOwnSlug(initial, categories))
  const [ownMinutes, setOwnMinutes] = useState(initial.readingMinute !== '')

  /** A new category is not among the choices yet. */
  function follow({ title = values.title, category = nameOf(categories, values.cat_id) }) {
    if (!ownSlug) set('slug', slugOf(category, title))
  }

  return (
    <>
      {copy.found && (
        <LocalCopyNotice
          at={copy.found.at}
          onTake={() => {
            form.fill(copy.found!.values)
            copy.drop()
          }}
          onForget={copy.forget}
        />
      )}
      <StudioForm form={form} className="adm-form">
        <div className="panel">
          <div className="adm-block">
            <TextField
              label={t('Title')}
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
            <TextField
              label={t('Slug')}
              prefix="/blog/post/"
              autoComplete="off"
              spellCheck={false}
              required
              hint={
                ownSlug
                  ? t('It stays as you typed it. Clear it to make it from category and title again.')
                  : t('Made from category and title. If you change it, it stays as you typed it.')
              }
              {...field('slug')}
              onChange={({ target }) => {
                set('slug', target.value)
                setOwnSlug(target.value !== '')
              }}
            />
            <BodyField
              required
              sizes={sizes}
              {...field('postBody')}
              onChange={(html) => {
                set('postBody', html)
                if (!ownMinutes) set('readingMinute', suggestedMinutes(html))
              }}
            />
          </div>
          <LiveCard
            title={values.title}
            category={nameOf(categories, values.cat_id)}
            author={authors.find(({ _id }) => _id === values.author_id)?.name ?? ''}
            thumbnail={values.thumbnail}
            body={values.postBody}
            moment={values.publishing.when === 'now' ? null : momentOf(values.publishing)}
          />
          <SaveBar form={form} verb={saveVerb(values.publishing)} cancel="/admin/blogs" />
        </div>
        <div className="adm-column adm-aside">
          <PublishField
            value={values.publishing}
            isOut={isOut}
            error={errors.publishedAt}
            onChange={(publishing) => {
              set('publishing', publishing)
              form.setError('publishedAt', undefined)
            }}
          />
          {props.preview}
          <div className="panel adm-block">
            <FilingFields
              values={values}
              categories={categories}
              authors={authors}
              field={field}
              onCategory={(cat_id) => {
                set('cat_id', cat_id)
                follow({ category: nameOf(categories, cat_id) })
              }}
              onNew={setMaking}
              onMinutes={(minutes, isOwn) => {
                set('readingMinute', minutes)
                setOwnMinutes(isOwn)
              }}
            />
          </div>
          <div className="panel adm-block">
            <PictureUrlField
              label={t('Thumbnail URL')}
              placeholder="https://"
              required
              use={t('Shown on the card and at the top of the post.')}
              {...field('thumbnail')}
              uploadFirst={initial.thumbnail === ''}
              standIn={placeholderPicture}
              onPicture={(src) => set('thumbnail', src)}
            />
          </div>
          <SearchPanel
            title={field('seoTitle')}
            description={field('seoDescription')}
            ownTitle={values.title}
          />
        </div>
      </StudioForm>
      {making === 'category' && (
        <NewCategory
          onMade={(cat_id, category) => {
            set('cat_id', cat_id)
            follow({ category })
          }}
          onClose={() => setMaking(undefined)}
        />
      )}
      {making === 'author' && (
        <NewAuthor
          isFirst={authors.length === 0}
          onMade={(author_id) => set('author_id', author_id)}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  )
}
