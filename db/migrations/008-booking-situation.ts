import { sql } from 'kysely'
import type { Migration } from './migration.ts'

const ended = `('lapsed', 'declined', 'cancelled')`

/** Facts from tables of several rooms; each subquery runs only if its column is selected. */
const facts = `
  select booking.id, booking.status, booking.resolved,
    (select total from offer where booking_id = booking.id and offer.status = 'accepted') as agreed,
    (select total from offer where booking_id = booking.id and offer.status = 'sent') as offered,
    coalesce((select advance from offer where booking_id = booking.id and offer.status = 'accepted'), 0) as advance,
    coalesce(
      (select balance_due_on from offer where booking_id = booking.id and offer.status = 'accepted'),
      booking.event_date
    ) as balance_due_on,
    cast(coalesce((select sum(amount) from payment where booking_id = booking.id), 0) as bigint) as paid,
    (select count(*) from payment_claim where booking_id = booking.id and payment_claim.status = 'open')
      + (select count(*) from payment_attempt where booking_id = booking.id and (
        payment_attempt.status = 'odd' and seen_at is null
        or payment_attempt.status = 'open' and notified_at is not null)) as payments_to_check,
    (select cast(sum(amount) as bigint) from payment_claim
      where booking_id = booking.id and payment_claim.status = 'open') as claimed,
    (select way from payment_claim where booking_id = booking.id and payment_claim.status = 'open'
      order by id limit 1) as claimed_by,
    (select actor from asked_day where booking_id = booking.id) as asked_by,
    (select event_date from asked_day where booking_id = booking.id) as asked_day,
    (select count(*) from gallery where booking_id = booking.id and gallery.status = 'chosen') as selections,
    (select count(*) from gallery where booking_id = booking.id and gallery.status = 'delivered') as deliveries,
    (select actor from booking_event where booking_id = booking.id and what = booking.status
      and what in ${ended} order by id desc limit 1) as ended_by,
    (select created_at from booking_event where booking_id = booking.id and what = booking.status
      and what in ${ended} order by id desc limit 1) as ended_at
  from booking`

const kind = `case
  when payments_to_check > 0 then 'payment-to-check'
  when status = 'requested' then case when resolved then 'solved' else 'pending' end
  when status = 'offered' then case when agreed is null then 'offer-sent' else 'advance-due' end
  when status = 'done' then case when deliveries > 0 then 'delivered' else 'done' end
  when status = 'lapsed' then 'offer-ran-out'
  else status end`

const turn = `case
  when not resolved then 'owner'
  when status in ${ended} then 'ended'
  when status = 'offered' or asked_by = 'owner' or advance > paid then 'client'
  else 'nobody' end`

/**
 * The situation of each booking, like `situationOf` of the contract. It comes after the rooms whose tables it reads.
 * Whether a balance is due depends on today's date in Dhaka, which the database does not know: readers compare
 * `balance_due_on` themselves.
 */
export const bookingSituation: Migration = async (db) => {
  await sql
    .raw(
      `create view booking_situation as
      select id as booking_id, ${kind} as kind, ${turn} as turn_before_balance,
        agreed, offered, advance, balance_due_on, paid, claimed, claimed_by, asked_by, asked_day,
        selections, ended_by, ended_at
      from (${facts}) as facts`,
    )
    .execute(db)
}
