import type { ServiceChange, ServiceInput, ServiceQuery } from '../../../contract/service.ts'
import type { Db } from '../../../db/open.ts'
import { notFound, notUpdated } from '../../errors.ts'
import { toService } from './service.mapper.ts'
import * as queries from './service.queries.ts'

export async function listServices(db: Db, query: ServiceQuery) {
  const [rows, total] = await Promise.all([
    queries.listServices(db, query),
    queries.countServices(db, query.search),
  ])
  return { data: rows.map(toService), total }
}

export async function getService(db: Db, id: string) {
  const row = await queries.findService(db, id)
  if (!row) throw notFound('service')
  return toService(row)
}

export const countServices = (db: Db) => queries.countServices(db)

export const addService = (db: Db, input: ServiceInput) => queries.insertService(db, input)

export async function updateService(db: Db, id: string, change: ServiceChange) {
  if (await queries.updateService(db, id, change)) return
  throw notUpdated('service', await queries.findService(db, id))
}

export async function deleteService(db: Db, id: string) {
  if (!(await queries.deleteService(db, id))) throw notFound('service')
}
