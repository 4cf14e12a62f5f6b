import { createContext } from 'react'

/**
 * The nonce of the page's own inline scripts, whose hashes the content security policy allows; known on the server
 * only.
 */
export const NonceContext = createContext('')
