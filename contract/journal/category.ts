import { atMost } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { id, idParams, optionalImageUrl, timestamp, version } from '../shape/fields.ts'
import { listQuery, yesOrNo } from '../shape/paging.ts'
import { pictured } from '../portfolio/picture.ts'
import { optionalSlug, slugify, unsluggable } from '../shape/slug.ts'

export const category = z.object({
  _id: id,
  cat_name: z.string(),
  cat_slug: z.string(),
  cat_image: z.string(),
  /** When it was last changed. */
  version: timestamp,
})
export type Category = z.infer<typeof category>

export const categoryInput = z
  .object({
    cat_name: z
      .string({ error: 'Input a Category Name' })
      .trim()
      .min(1, 'Input a Category Name')
      .max(80, atMost(80, 'Category name')),
    cat_slug: optionalSlug,
    cat_image: optionalImageUrl('Image'),
    version,
  })
  .transform((input) => ({ ...input, cat_slug: input.cat_slug || slugify(input.cat_name) }))
  .refine((input) => input.cat_slug !== '', unsluggable('cat_slug'))
export type CategoryInput = z.output<typeof categoryInput>

const categoryQuery = listQuery.extend({ published: yesOrNo('Published') })
export type CategoryQuery = z.output<typeof categoryQuery>

export const categoryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/blog-categories',
    access: 'public',
    cached: 'for-all',
    summary: 'Categories of the blog; `published` leaves out those without a published post',
    query: categoryQuery,
    reply: listReply(category).extend(pictured),
  }),
  one: endpoint({
    method: 'GET',
    path: '/blog-category/{id}',
    access: 'public',
    cached: 'for-all',
    summary: 'One category',
    params: idParams,
    reply: dataReply(category).extend(pictured),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-blog-category',
    access: 'owner',
    summary: 'Add a category',
    body: categoryInput,
    status: 201,
    reply: createdReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-blog-category/{id}',
    access: 'owner',
    summary: 'Update a category; with `version`, only if it was not changed in the meantime',
    params: idParams,
    body: categoryInput,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-blog-category/{id}',
    access: 'owner',
    summary: 'Delete a category without posts',
    params: idParams,
    reply: doneReply,
  }),
}
