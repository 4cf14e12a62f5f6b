import { z } from 'zod'

// The policy of the pages forbids generated code, and even asking whether it is allowed is reported as a violation.
z.config({ jitless: true })

export { z }
