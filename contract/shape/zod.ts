import { z } from 'zod'

// The content security policy forbids eval, and zod's probe for it is reported as a violation.
z.config({ jitless: true })

export { z }
