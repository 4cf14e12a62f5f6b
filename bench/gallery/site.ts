import { api } from '../../contract/api.ts'
import { createCall } from '../../web/lib/api.ts'
import type { openStage } from '../faults/stage.ts'
import { signInAsOwner } from '../owner.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** What each part of the benchmark gets: a place for the site, and its owner. */
export async function actAsOwner(stage: Stage) {
  const headers = await signInAsOwner(stage.url)
  const call = createCall(`${stage.url}/api`, (address, init) =>
    fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
  )
  return {
    headers,
    call,
    addGallery: async (title: string) =>
      (await call(api.gallery.add, { body: { title, downloads: 'original' } })).data,
  }
}

export type Row = {
  What: string
  Figure: string
  Promise: string
}

/** The figures of a part, and whether they meet the goal. */
export interface Finding {
  rows: Row[]
  isKept: boolean
}

export const fixed = (value: number) => value.toFixed(1)
