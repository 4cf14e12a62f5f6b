import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import {
  id,
  idParams,
  imageUrl,
  optionalText,
  profileLink,
  requiredText,
  timestamp,
  version,
} from '../shape/fields.ts'
import { listQuery } from '../shape/paging.ts'
import { pictured } from '../portfolio/picture.ts'
import { optionalSlug, slugify, unsluggable } from '../shape/slug.ts'

export const author = z.object({
  _id: id,
  name: z.string(),
  author_slug: z.string(),
  designation: z.string(),
  email: z.string(),
  facebookLink: z.string(),
  instagramLink: z.string(),
  image: z.string(),
  about: z.string(),
  /** When it was last changed. */
  version: timestamp,
})
export type Author = z.infer<typeof author>

export const authorInput = z
  .object({
    name: requiredText('Name', 120),
    author_slug: optionalSlug,
    designation: requiredText('Designation', 120),
    email: profileLink('Email'),
    facebookLink: profileLink('Facebook link'),
    instagramLink: profileLink('Instagram link'),
    image: imageUrl('Image'),
    about: optionalText('About', 5000),
    version,
  })
  .transform((input) => ({ ...input, author_slug: input.author_slug || slugify(input.name) }))
  .refine((input) => input.author_slug !== '', unsluggable('author_slug'))
export type AuthorInput = z.output<typeof authorInput>

export const authorEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/authors',
    access: 'public',
    cached: 'for-all',
    summary: 'Authors of the blog',
    query: listQuery,
    reply: listReply(author).extend(pictured),
  }),
  one: endpoint({
    method: 'GET',
    path: '/author/{id}',
    access: 'public',
    cached: 'for-all',
    summary: 'One author',
    params: idParams,
    reply: dataReply(author).extend(pictured),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-author',
    access: 'owner',
    summary: 'Add an author',
    body: authorInput,
    status: 201,
    reply: createdReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-author/{id}',
    access: 'owner',
    summary: 'Update an author; with `version`, only if it was not changed in the meantime',
    params: idParams,
    body: authorInput,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-author/{id}',
    access: 'owner',
    summary: 'Delete an author without posts',
    params: idParams,
    reply: doneReply,
  }),
}
