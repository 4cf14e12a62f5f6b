import { sql, type Kysely } from 'kysely'
import type { Engine } from '../open.ts'

/**
 * What can still be refunded of each payment: its amount less refunds, reversals and refunds in progress. Used by the
 * trigger below and by the screens.
 */
const view = `create view refundable as
  select payment.id as payment_id, cast(
    payment.amount
    + coalesce((select sum(entry.amount) from payment as entry where entry.of_payment = payment.id), 0)
    + coalesce((select sum(undone.amount) from payment as entry
        join payment as undone on undone.of_payment = entry.id where entry.of_payment = payment.id), 0)
    - coalesce((select sum(attempt.amount) from refund_attempt as attempt
        where attempt.payment_id = payment.id and attempt.status = 'asked'), 0)
  as bigint) as amount
  from payment where payment.kind = 'payment'`

/** The payment that an entry belongs to; a reversal may be one of a refund. */
const paymentOf = `select case entry.kind when 'payment' then entry.id else entry.of_payment end
  from payment as entry where entry.id = new.of_payment`

/** A second writer waits for the lock on the payment's row and then sees what the first one has written. */
const onPostgres = ['payment', 'refund_attempt'].flatMap((table) => [
  `create or replace function refundable_${table}() returns trigger language plpgsql as $$
    declare paid text := ${table === 'payment' ? `(${paymentOf})` : 'new.payment_id'};
    begin
      perform 1 from payment where id = paid for no key update;
      if (select amount from refundable where payment_id = paid) < 0 then
        raise exception 'refundable_exceeded' using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create trigger refundable_${table} after insert ${table === 'payment' ? '' : 'or update'} on ${table}
    for each row execute function refundable_${table}()`,
])

/** SQLite has one writer at a time, so a trigger sees everything. */
const onSqlite = [
  ['payment_insert', 'insert on payment', `(${paymentOf})`],
  ['refund_attempt_insert', 'insert on refund_attempt', 'new.payment_id'],
  ['refund_attempt_update', 'update on refund_attempt', 'new.payment_id'],
].map(
  ([name, event, paid]) => `create trigger refundable_${name} after ${event} begin
    select raise(abort, 'refundable_exceeded')
      where (select amount from refundable where payment_id = ${paid}) < 0;
  end`,
)

const rules: Record<Engine, string[]> = { postgres: onPostgres, sqlite: onSqlite }

/** Refunds never exceed the payment, however they are made and however many run at once. */
export async function limitRefunds(db: Kysely<any>, engine: Engine) {
  for (const statement of [view, ...rules[engine]]) await sql.raw(statement).execute(db)
}
