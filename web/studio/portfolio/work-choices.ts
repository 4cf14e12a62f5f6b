import { api } from '../../../contract/api.ts'
import type { Call } from '../../lib/api.ts'

/** The choices of a form about the wall: existing kinds, and services. */
export async function loadWorkChoices(call: Call) {
  const [wall, services] = await Promise.all([
    call(api.work.list, { query: { limit: 1 } }),
    call(api.service.list, { query: { limit: 50, status: 'any' } }),
  ])
  return {
    kinds: wall.kinds,
    services: services.data.map(({ _id, title }) => ({ value: _id, label: title })),
  }
}
