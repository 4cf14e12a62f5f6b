import { createContext } from 'react'

/** Marks the page's own inline scripts, whose hashes the content security policy then names; known on the server only. */
export const NonceContext = createContext('')
