import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generate } from 'openapi-typescript-codegen'
import { expect, it, onTestFinished } from 'vitest'
import { endpoints } from '../../../contract/api.ts'
import { addService } from '../../testing/examples.ts'
import { createTestApp, sessionOf } from '../../testing/test-app.ts'

const site = await createTestApp()
const { body: document } = await site.send('GET', '/api/openapi.json')

interface Operation {
  operationId: string
  security: object[]
  responses: Record<string, unknown>
}
const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((path) =>
  Object.entries(path).flatMap(([method, operation]) => (method === 'parameters' ? [] : operation)),
)
const operationOf = (method: string, path: string): Operation => document.paths[path][method.toLowerCase()]

it('the document is valid OpenAPI', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

it('every call has a unique name and its accepted credentials', () => {
  for (const { method, path, access, linked, gallery, variesBy } of endpoints) {
    const { security } = operationOf(method, path)
    const isOpen = access === 'public' && !gallery
    if (isOpen) expect(security, path).toEqual(variesBy ? [{}, { token: [] }] : [])
    else expect(security, path).toContainEqual({ token: [] })
    expect(
      security.some((way) => 'session' in way),
      path,
    ).toBe(Boolean(linked) && !isOpen)
  }
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^[a-z]\w+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(endpoints.length)
})

it('galleries accept their cookie, and their files support ranges', () => {
  for (const path of ['/gallery-file/{slug}/{id}/{size}', '/gallery-zip/{slug}']) {
    const { security, responses } = operationOf('GET', path)
    expect(security).toContainEqual({ gallery: [] })
    expect(Object.keys(responses)).toEqual(['200', '206', '304', '416', '4XX', '5XX'])
  }
  expect(operationOf('PUT', '/gallery-heart/{slug}').security).toContainEqual({ gallery: [] })
  expect(operationOf('POST', '/gallery-open/{slug}').security).toEqual([])
})

it('the upload is included with all answers of its protocol', () => {
  expect(Object.keys(operationOf('PATCH', '/gallery-upload/{upload}').responses)).toEqual(
    expect.arrayContaining(['204', '409', '412', '415', '460']),
  )
  expect(operationOf('OPTIONS', '/gallery-upload').security).toEqual([])
})

/** A program that uses a client generated from the document. */
const journey = `
import { type ApiError, BookingService, OpenAPI, ServiceService } from './client'

export async function book(base: string, token: string) {
  OpenAPI.BASE = base
  const { data: services } = await ServiceService.serviceList()
  const filled = {
    name: 'Rafi',
    email: 'rafi@example.org',
    phone: '01711000000',
    eventDate: '2099-01-01',
    serviceId: services[0]!._id,
  }
  const refused = await BookingService.bookingAdd({ ...filled, email: 'no address' }).catch(
    ({ body }: ApiError): string => body.fields.email,
  )
  const made = await BookingService.bookingAdd(filled)
  OpenAPI.TOKEN = token
  const { data: bookings } = await BookingService.bookingList()
  return { refused, found: bookings.some(({ _id, name }) => _id === made.data._id && name === filled.name) }
}
`
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
}

it('a generated client compiles and books a service', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await generate({ input: structuredClone(document), output: join(folder, 'client') })
  await writeFile(join(folder, 'journey.ts'), journey)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['journey.ts'] }))
  const compiler = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'typescript', 'lib', 'tsc.js')
  const compile = () => execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'pipe' })
  expect(compile).not.toThrow()

  await addService(site)
  await site.app.listen({ port: 0, host: 'localhost' })
  const { port } = site.app.server.address() as AddressInfo
  const token = await site.tokens.sign(sessionOf('owner'))
  const { book } = await import(join(folder, 'journey.ts'))
  expect(await book(`http://localhost:${port}/api`, token)).toEqual({
    refused: 'Please enter a valid email address.',
    found: true,
  })
})
