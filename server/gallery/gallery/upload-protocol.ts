import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { withTemporaryFolder, receiveFile } from '../../platform/media/receive-file.ts'

/** Parts of the tus protocol that its library lacks: https://tus.io/protocols/resumable-upload */
export const tusVersion = '1.0.0'
export const checksumAlgorithms = ['sha1', 'sha256']
export const uploadMethods = ['POST', 'HEAD', 'PATCH', 'DELETE']
const octets = 'application/offset+octet-stream'
const checksumMismatch = 460

type Handle = (request: Request) => Promise<Response>

const refuse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, { status, headers })

/** A client may override the method if its network allows only some. */
const methodOf = ({ method, headers }: FastifyRequest) =>
  String(headers['x-http-method-override'] ?? method).toUpperCase()

function toWebRequest(request: FastifyRequest, method: string, body: Readable) {
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  )
  return new Request(new URL(request.url, 'http://localhost'), {
    method,
    headers,
    ...(method !== 'HEAD' && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
  })
}

/** Stores a piece separately until its checksum is verified, so that the file never contains wrong bytes. */
async function verifyPiece(request: FastifyRequest, method: string, dataDir: string, handle: Handle) {
  const [algorithm = '', expected = ''] = String(request.headers['upload-checksum']).split(' ')
  const sum = Buffer.from(expected, 'base64').toString('hex')
  if (!checksumAlgorithms.includes(algorithm) || sum === '')
    return refuse(400, `Upload-Checksum takes ${checksumAlgorithms.join(' or ')}, and the sum in Base64.`)
  return withTemporaryFolder(dataDir, async (folder) => {
    const file = join(folder, 'piece')
    if ((await receiveFile(request.raw, file, algorithm)) !== sum)
      return refuse(checksumMismatch, 'These bytes do not add up to their checksum.')
    return handle(toWebRequest(request, method, createReadStream(file)))
  })
}

/** Checks the headers of the protocol and passes valid requests on. */
export async function answerUpload(request: FastifyRequest, dataDir: string, handle: Handle) {
  const { headers } = request
  const method = methodOf(request)
  if (!uploadMethods.includes(method))
    return refuse(405, `Uploads take no ${method}.`, { allow: [...uploadMethods, 'OPTIONS'].join(', ') })
  if (headers['tus-resumable'] !== tusVersion)
    return refuse(412, `This server speaks tus ${tusVersion}.`, { 'tus-version': tusVersion })
  if (method === 'PATCH' && headers['content-type'] !== octets)
    return refuse(415, `Pieces are sent as ${octets}.`)
  return headers['upload-checksum'] === undefined
    ? handle(toWebRequest(request, method, request.raw))
    : verifyPiece(request, method, dataDir, handle)
}
