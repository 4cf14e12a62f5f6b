/** The status that the address of a list asks for, as the API takes it; anything else is no filter. */
export const resolvedOf = (status: string | undefined) =>
  status === 'pending' ? ('false' as const) : status === 'solved' ? ('true' as const) : undefined
