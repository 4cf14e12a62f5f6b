import { galleryUpload } from '../../../contract/gallery/gallery-parts.ts'
import { maxGalleryBytes } from '../../../contract/portfolio/picture-rules.ts'

/** Uploads are not part of the contract, because they follow the tus protocol. */

const text = { type: 'string' }
const number = { type: 'integer', minimum: 0 }

const header = (name: string, schema: object, required = false) => ({ name, in: 'header', required, schema })
const version = header('Tus-Resumable', { type: 'string', enum: ['1.0.0'] }, true)
const checksum = header('Upload-Checksum', { type: 'string', pattern: '^(sha1|sha256) ' })
const upload = { name: 'upload', in: 'path', required: true, schema: text }

const responseHeaders = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { schema: name === 'Location' ? text : number }]))
const answer = (description: string, ...headers: string[]) => ({
  description,
  ...(headers.length > 0 && { headers: responseHeaders(...headers) }),
})

const refused = {
  '400': answer('A header is missing or makes no sense'),
  '401': answer('Not signed in'),
  '403': answer('Not the owner'),
  '412': answer('Another version of the protocol'),
}
const unknown = { '404': answer('There is no such upload'), '410': answer('It was given up') }
const unfit = {
  '413': answer('Larger than a picture may be'),
  '415': answer('No picture that this site takes, or a piece of another type'),
  '460': answer('The bytes do not add up to their checksum'),
}
const piece = { content: { 'application/offset+octet-stream': { schema: { ...text, format: 'binary' } } } }

const call = (operationId: string, summary: string, rest: object) => ({
  operationId,
  summary,
  tags: ['galleryUpload'],
  'x-access': 'owner',
  security: [{ token: [] }],
  ...rest,
})

const options = (operationId: string) => ({
  operationId,
  summary: 'What the server can do: version, extensions and kinds of checksum',
  tags: ['galleryUpload'],
  'x-access': 'public',
  security: [],
  responses: { '204': answer('Said by the headers', 'Tus-Max-Size') },
})

export const uploadPaths = {
  [galleryUpload]: {
    options: options('galleryUploadOptions'),
    post: call(
      'galleryUploadCreate',
      `Begin to upload a picture of a gallery, of at most ${maxGalleryBytes} bytes, by the protocol of tus (https://tus.io)`,
      {
        parameters: [
          version,
          header('Upload-Length', number),
          header('Upload-Defer-Length', { type: 'string', enum: ['1'] }),
          {
            ...header('Upload-Metadata', text, true),
            description: 'The values of `gallery` (its id), `filename` and, if wanted, `set` in Base64',
          },
          checksum,
        ],
        requestBody: { ...piece, description: 'The first piece, if wanted' },
        responses: {
          '201': answer('Begun, or all of it taken', 'Location', 'Upload-Offset'),
          ...refused,
          ...unfit,
        },
      },
    ),
  },
  [`${galleryUpload}/{upload}`]: {
    parameters: [upload],
    options: options('galleryUploadOptionsOfOne'),
    head: call('galleryUploadOffset', 'How much of it has arrived', {
      parameters: [version],
      responses: { '200': answer('So much', 'Upload-Offset', 'Upload-Length'), ...refused, ...unknown },
    }),
    patch: call('galleryUploadPiece', 'Send the next piece', {
      parameters: [version, header('Upload-Offset', number, true), checksum],
      requestBody: { ...piece, required: true },
      responses: {
        '204': answer('Arrived', 'Upload-Offset'),
        '409': answer('It has not come as far as that, or farther'),
        ...refused,
        ...unknown,
        ...unfit,
      },
    }),
    delete: call('galleryUploadRemove', 'Give an upload up', {
      parameters: [version],
      responses: { '204': answer('Gone'), ...refused, ...unknown },
    }),
  },
}
