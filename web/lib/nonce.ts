import { createContext } from 'react'

/** Lets the page's own inline scripts past the content security policy; known on the server only. */
export const NonceContext = createContext('')
