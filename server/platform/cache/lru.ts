/**
 * Limits an LRU cache to a number of entries without allocating memory for all of them. The package's own `max` allocates
 * it at once: several milliseconds for each cache, at every start and for every app of a test.
 */
export const atMost = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 })
