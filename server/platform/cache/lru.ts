/**
 * So many entries of an LRU cache, whose memory is taken as they come. The package's own `max` takes all of it at once:
 * several milliseconds for each cache, at every start and for every app of a test.
 */
export const atMost = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 })
