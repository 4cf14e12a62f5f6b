export const isMissing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

/** For invalid values without a message of their own, so that nobody reads messages of the library. */
export const issueSentence = ({ input }: { input?: unknown }) =>
  isMissing(input) ? 'This is required.' : 'This value cannot be used here.'

/** All error codes with their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'no-such-part': 416,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const permissionSentence = "You don't have permission to access this page"
