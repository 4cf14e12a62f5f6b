const year = 31_536_000

/** For files whose name carries their hash. */
export const forever = `public, max-age=${year}, immutable`
