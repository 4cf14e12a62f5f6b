import { required } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { changesSomething, email, nothingToChange } from '../shape/fields.ts'
import { passwordProblem } from '../shape/password.ts'

/** The steps of the setup, in order. All of them are optional. */
export const setupSteps = ['name', 'portrait', 'service', 'days', 'promises', 'payments', 'mail'] as const
const step = z.enum(setupSteps)
export type SetupStep = z.infer<typeof step>

const progress = z.object({
  /** Derived from what is stored. */
  done: z.array(step),
  skipped: z.array(step),
  /** The owner has started or skipped it; until then the studio opens with it. */
  begun: z.boolean(),
  /** The owner has dismissed it. */
  left: z.boolean(),
})
export type SetupProgress = z.infer<typeof progress>

/** As it is in the log, however it was typed. */
const code = z
  .string(required('Code'))
  .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().min(1, required('Code')).max(64, 'This code is wrong.'))

export const ownerInput = z.object({
  code,
  email,
  password: z.string(required('Password')).superRefine((password, context) => {
    const message = passwordProblem(password, 'owner')
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
export type OwnerInput = z.output<typeof ownerInput>

export const setupEndpoints = {
  needed: endpoint({
    method: 'GET',
    path: '/setup',
    access: 'public',
    cached: 'for-all',
    summary: 'Whether the site still has no owner',
    reply: dataReply(z.object({ needed: z.boolean() })),
  }),
  owner: endpoint({
    method: 'POST',
    path: '/setup',
    access: 'public',
    limit: 'sign-in',
    summary: 'Become the owner of a site without one, with the code from its log; works once',
    body: ownerInput,
    status: 201,
    reply: doneReply,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/setup-progress',
    access: 'owner',
    summary: 'Which setup steps are done or skipped',
    reply: dataReply(progress),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/setup-progress',
    access: 'owner',
    summary: 'Skip a step, accept the terms as they are, or leave the rest for later',
    body: z
      .object({
        skip: step.optional(),
        promised: z.literal(true).optional(),
        left: z.boolean().optional(),
      })
      .refine(changesSomething, nothingToChange),
    reply: doneReply,
  }),
}
