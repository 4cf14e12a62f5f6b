/** What a list of requests or messages is narrowed to, as the API takes it. */
export interface ListFilter {
  search?: string
  resolved?: 'true' | 'false'
  spam?: 'true'
}

/** What the status in the address of a list asks for; anything else is no filter. */
export function filterOf(status: string | undefined): ListFilter {
  if (status === 'spam') return { spam: 'true' }
  if (status === 'pending') return { resolved: 'false' }
  return status === 'solved' ? { resolved: 'true' } : {}
}
