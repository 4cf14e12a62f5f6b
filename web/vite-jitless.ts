import type { Plugin } from 'vite'

/**
 * Tells zod, before it makes its first schema, to compile none of them: the policy of the pages forbids generated code, and even
 * the question whether it is allowed is reported as a violation.
 */
export function jitlessZod(): Plugin {
  return {
    name: 'jitless-zod',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => `${code}\nconfig({ jitless: true })\n`,
    },
  }
}
