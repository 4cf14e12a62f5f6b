import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, requiredText, timestamp } from '../shape/fields.ts'

/** More than anybody has. */
export const mostCalendars = 10

/** Without user name and password, which would be sent to any server that answers. */
function isSecure(typed: string) {
  try {
    const { protocol, username, password } = new URL(typed)
    return protocol === 'https:' && !username && !password
  } catch {
    return false
  }
}

/** Calendar apps copy 'webcal' addresses, which mean 'https'. */
const address = z
  .string()
  .trim()
  .max(2000, 'This address is too long.')
  .transform((typed) => typed.replace(/^webcals?:/i, 'https:'))
  .refine(isSecure, 'Enter the https address from the settings of the calendar.')

const name = requiredText('Name', 80)

export const outsideCalendarInput = z.object({ name, address })
export const outsideCalendarName = z.object({ name })

/** Another calendar of the owner whose busy times count. Titles and details are never read. */
const outsideCalendar = z.object({
  _id: id,
  name: z.string(),
  /** Only the host: the rest of the address may be a secret. */
  host: z.string(),
  /** How many busy times are known. */
  busy: z.int().min(0),
  /** When it was last read; its busy times count until the next time. */
  readAt: timestamp.nullable(),
  /** Since when it cannot be read, and why. */
  failedSince: timestamp.nullable(),
  problem: z.string(),
})
export type OutsideCalendar = z.infer<typeof outsideCalendar>

/** Time that another calendar says is busy. */
export const busyTime = z.object({ calendar: z.string(), startsAt: timestamp, endsAt: timestamp })
export type BusyTime = z.infer<typeof busyTime>

export const outsideCalendarEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/outside-calendars',
    access: 'owner',
    summary: 'Outside calendars whose busy times count, oldest first',
    reply: dataReply(z.array(outsideCalendar)),
  }),
  add: endpoint({
    method: 'POST',
    path: '/outside-calendars',
    access: 'owner',
    summary: 'Add an outside calendar; it is read soon afterwards',
    body: outsideCalendarInput,
    status: 201,
    reply: createdReply,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/outside-calendars/{id}',
    access: 'owner',
    summary: 'Rename an outside calendar',
    params: idParams,
    body: outsideCalendarName,
    reply: doneReply,
  }),
  read: endpoint({
    method: 'POST',
    path: '/read-outside-calendar/{id}',
    access: 'owner',
    summary: 'Read an outside calendar again now',
    params: idParams,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/outside-calendars/{id}',
    access: 'owner',
    summary: 'Remove an outside calendar with its busy times',
    params: idParams,
    reply: doneReply,
  }),
}
