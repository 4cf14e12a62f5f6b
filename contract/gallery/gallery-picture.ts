import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, doneReply } from '../shape/envelope.ts'
import {
  changesSomething,
  id,
  idParams,
  nothingToChange,
  optionalText,
  requiredText,
  wholeNumber,
} from '../shape/fields.ts'

const title = requiredText('Title', 80)
const ids = z.array(id).min(1, 'Choose at least one picture.').max(5000)

const ownerCall = { access: 'owner', params: idParams } as const

/** How the owner sorts pictures. */
export const galleryPictureEndpoints = {
  addSet: endpoint({
    ...ownerCall,
    method: 'POST',
    path: '/gallery-sets/{id}',
    summary: 'Add a set to a gallery',
    body: z.object({ title }),
    status: 201,
    reply: createdReply,
  }),
  updateSet: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/gallery-set/{id}',
    summary: 'Rename a set, or move it to another place, counted from 0',
    body: z
      .object({ title: title.optional(), place: wholeNumber('Place', 1000).optional() })
      .refine(changesSomething, nothingToChange),
    reply: doneReply,
  }),
  removeSet: endpoint({
    ...ownerCall,
    method: 'DELETE',
    path: '/gallery-set/{id}',
    summary: 'Remove a set; its pictures stay in the gallery',
    reply: doneReply,
  }),
  move: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/gallery-pictures/{id}',
    summary: 'Move pictures of a gallery into a set, or before another picture, in the given order',
    body: z
      .object({
        pictures: ids,
        /** Null takes them out of their set. */
        setId: id.nullable().optional(),
        /** Null moves them to the end. */
        before: id.nullable().optional(),
      })
      .refine(({ setId, before }) => changesSomething({ setId, before }), nothingToChange),
    reply: doneReply,
  }),
  words: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/gallery-picture/{id}',
    summary: 'Set alt text and caption of a picture in either language',
    body: z
      .object({
        alt: optionalText('Description', 300).optional(),
        caption: optionalText('Caption', 500).optional(),
        altBn: optionalText('Description', 300).optional(),
        captionBn: optionalText('Caption', 500).optional(),
      })
      .refine(changesSomething, nothingToChange),
    reply: doneReply,
  }),
  remove: endpoint({
    ...ownerCall,
    method: 'PATCH',
    path: '/remove-gallery-pictures/{id}',
    summary: 'Delete pictures of a gallery with their files',
    body: z.object({ pictures: ids }),
    reply: doneReply,
  }),
  reply: endpoint({
    ...ownerCall,
    method: 'POST',
    path: '/gallery-reply/{id}',
    summary: 'Reply to the comments on a picture as the owner',
    body: z.object({ picture: id, body: requiredText('Comment', 2000) }),
    status: 201,
    reply: createdReply,
  }),
}
