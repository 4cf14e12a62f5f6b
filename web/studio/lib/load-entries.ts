import { adminRows } from '../../../contract/shape/page-sizes.ts'
import { listAddress, stayOnList } from './list-address.ts'

interface Listed<Row, Picture> {
  data: Row[]
  total: number
  pictures: Picture[]
}

/** Loads the page of entries in an address, newest first. */
export async function loadEntries<Row, Picture>(
  url: string,
  list: (query: { sort: 'desc'; page: number; limit: number }) => Promise<Listed<Row, Picture>>,
) {
  const { page } = listAddress(url)
  const { data, total, pictures } = await list({ sort: 'desc', page, limit: adminRows })
  stayOnList(url, page, adminRows, total)
  return { page, total, rows: data, pictures }
}
