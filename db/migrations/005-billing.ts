import { sql, type Kysely } from 'kysely'
import { run, type Migration, type Spelling } from './migration.ts'
import { refuseChanges } from './refuse-changes.ts'
import { refuseReplacing } from './refuse-replacing.ts'
import { limitRefunds } from './refundable.ts'

/**
 * The ledger. Entries never change and are never deleted: a mistake is corrected by a reversal. Only the sender can
 * be erased.
 */
async function ledger(db: Kysely<any>, { engine, key, text, integer, bigint, time, end }: Spelling) {
  await run(
    db,
    sql`create table payment (
      id ${key} primary key,
      booking_id ${key} not null references booking (id),
      kind ${key} not null check (kind in ('payment', 'refund', 'reversal')),
      of_payment ${key} references payment (id),
      amount ${bigint} not null,
      way ${key} not null,
      provider ${key} not null,
      transaction_id ${key},
      reversed_before ${integer} default 0 not null,
      sender ${text} not null,
      note ${text} not null,
      paid_at ${time} not null,
      actor ${key} not null,
      user_id ${key},
      idempotency_key ${key} unique,
      created_at ${time} not null,
      constraint payment_sign check (kind <> 'payment' or amount > 0),
      constraint refund_sign check (kind <> 'refund' or amount < 0),
      constraint payment_reference check ((kind = 'payment') = (of_payment is null))
    ) ${end}`,
    sql`create index payment_booking on payment (booking_id, id)`,
    sql`create index payment_of on payment (of_payment)`,
    sql`create unique index payment_once on payment (provider, transaction_id, reversed_before)`,
    sql`create unique index payment_reversed_once on payment (of_payment) where kind = 'reversal'`,
  )
  await refuseChanges(db, engine, {
    table: 'payment',
    name: 'payment_append_only',
    columns:
      'id booking_id kind of_payment amount way provider transaction_id reversed_before note paid_at actor user_id idempotency_key created_at'.split(
        ' ',
      ),
    deletes: true,
  })
}

/** Transfers that clients report. They do not count as paid until the owner has found them. */
const claims = (db: Kysely<any>, { key, text, bigint, time, end }: Spelling) =>
  run(
    db,
    sql`create table payment_claim (
      id ${key} primary key,
      booking_id ${key} not null references booking (id) on delete cascade,
      way ${key} not null,
      transaction_id ${key} not null,
      sender ${text} not null,
      amount ${bigint},
      status ${key} not null check (status in ('open', 'approved', 'not-found')),
      payment_id ${key} references payment (id),
      decided_at ${time},
      created_at ${time} not null
    ) ${end}`,
    sql`create index payment_claim_booking on payment_claim (booking_id, id)`,
    sql`create unique index payment_claim_once on payment_claim (booking_id, way, transaction_id)
      where status = 'open'`,
  )

async function offers(
  db: Kysely<any>,
  { engine, key, text, integer, bigint, time, date, json, end }: Spelling,
) {
  await run(
    db,
    // Without a date here, the balance is due on the day of the event.
    sql`create table offer (
      id ${key} primary key,
      booking_id ${key} not null references booking (id) on delete cascade,
      version ${integer} not null,
      status ${key} not null check (status in
        ('draft', 'sent', 'accepted', 'replaced', 'lapsed', 'withdrawn')),
      content ${json} not null,
      total ${bigint} not null,
      advance ${bigint} not null,
      paper ${text},
      sha256 ${key},
      sent_at ${time},
      ended_at ${time},
      created_at ${time} not null,
      updated_at ${time} not null,
      balance_due_on ${date},
      constraint offer_version unique (booking_id, version),
      constraint offer_paper check (status = 'draft' or (paper is not null and sha256 is not null))
    ) ${end}`,
    // A booking has at most one draft, one sent and one accepted offer.
    sql`create unique index offer_one_draft on offer (booking_id) where status = 'draft'`,
    sql`create unique index offer_one_sent on offer (booking_id) where status = 'sent'`,
    sql`create unique index offer_one_accepted on offer (booking_id) where status = 'accepted'`,
    // An acceptance is never deleted, so that a booking with one cannot be deleted.
    sql`create table acceptance (
      offer_id ${key} primary key references offer (id),
      name ${text} not null,
      sha256 ${key} not null,
      actor ${key} not null,
      address ${text} not null,
      created_at ${time} not null
    ) ${end}`,
  )
  await refuseChanges(db, engine, {
    table: 'offer',
    name: 'offer_sent_stays',
    columns: 'id booking_id version content total advance paper sha256 sent_at created_at'.split(' '),
    when: `old.status <> 'draft'`,
  })
  await refuseChanges(db, engine, {
    table: 'offer',
    name: 'offer_no_draft_again',
    columns: ['status'],
    when: `old.status <> 'draft' and new.status = 'draft'`,
  })
  await refuseChanges(db, engine, {
    table: 'offer',
    name: 'offer_due_day_stays',
    columns: ['balance_due_on'],
    when: `old.status <> 'draft'`,
  })
  await refuseChanges(db, engine, {
    table: 'acceptance',
    name: 'acceptance_stays',
    columns: ['offer_id', 'name', 'sha256', 'actor', 'address', 'created_at'],
    deletes: true,
  })
}

/** Invoices and receipts. The counter is a row that is updated in the transaction of the document, so there are no gaps. */
async function documents(db: Kysely<any>, { engine, key, text, integer, time, end }: Spelling) {
  await run(
    db,
    sql`create table document_counter (
      series ${key} primary key,
      last ${integer} not null
    ) ${end}`,
    sql`create table document (
      id ${key} primary key,
      kind ${key} not null check (kind in ('invoice', 'receipt')),
      year ${integer} not null,
      position ${integer} not null,
      number ${key} not null unique,
      booking_id ${key} not null references booking (id),
      offer_id ${key} references offer (id),
      payment_id ${key} references payment (id),
      paper ${text} not null,
      sha256 ${key} not null,
      cancelled_at ${time},
      cancel_reason ${text} default '' not null,
      created_at ${time} not null,
      constraint document_position unique (kind, year, position),
      constraint document_about check
        ((kind = 'invoice') = (offer_id is not null) and (kind = 'receipt') = (payment_id is not null))
    ) ${end}`,
    sql`create index document_booking on document (booking_id, id)`,
    sql`create unique index document_one_invoice on document (booking_id)
      where kind = 'invoice' and cancelled_at is null`,
    sql`create unique index document_one_receipt on document (payment_id)
      where kind = 'receipt' and cancelled_at is null`,
    // Printed documents by the hash of their content. They refer to the booking, to be erased with its client.
    sql`create table paper_file (
      name ${key} primary key,
      pdf ${text} not null,
      created_at ${time} not null,
      booking_id ${key}
    ) ${end}`,
    sql`create index paper_file_booking on paper_file (booking_id)`,
  )
  await refuseChanges(db, engine, {
    table: 'document',
    name: 'document_stays',
    columns: 'id kind year position number booking_id offer_id payment_id paper sha256 created_at'.split(' '),
    deletes: true,
  })
  await refuseChanges(db, engine, {
    table: 'document',
    name: 'document_cancelled_once',
    columns: ['cancelled_at', 'cancel_reason'],
    when: 'old.cancelled_at is not null',
  })
}

/** Online payments and refunds in progress, and access tokens of gateways. */
const gateways = (db: Kysely<any>, { key, text, integer, bigint, time, json, end }: Spelling) =>
  run(
    db,
    // `seen_at`: when the owner checked a payment that did not match, so that it no longer needs attention.
    sql`create table payment_attempt (
      id ${key} primary key,
      booking_id ${key} not null references booking (id) on delete cascade,
      provider ${key} not null,
      our_id ${key} not null unique,
      gateway_id ${key},
      hint ${text},
      amount ${bigint} not null check (amount > 0),
      status ${key} not null check (status in
        ('starting', 'open', 'paid', 'failed', 'cancelled', 'odd', 'expired')),
      problem ${text} default '' not null,
      payment_id ${key} references payment (id),
      refund_key ${text},
      checks ${integer} default 0 not null,
      next_check_at ${bigint},
      created_at ${time} not null,
      seen_at ${time},
      expires_at ${bigint},
      asked_at ${time},
      unclear_since ${bigint},
      notified_at ${time},
      hand_outcome ${key} check (hand_outcome in ('paid', 'not-paid')),
      duplicate_of ${key} references payment (id)
    ) ${end}`,
    sql`create index payment_attempt_booking on payment_attempt (booking_id, id)`,
    sql`create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null`,
    sql`create index payment_attempt_duplicate on payment_attempt (duplicate_of)`,
    sql`create table refund_attempt (
      id ${key} primary key,
      payment_id ${key} not null references payment (id),
      amount ${bigint} not null check (amount > 0),
      status ${key} not null,
      created_at ${time} not null,
      gateway_id ${key},
      reason ${text} default '' not null,
      user_id ${key},
      problem ${text} default '' not null,
      checks ${integer} default 0 not null,
      next_check_at ${bigint},
      notified_at ${time},
      idempotency_key ${key}
    ) ${end}`,
    sql`create index refund_attempt_of on refund_attempt (payment_id)`,
    sql`create unique index refund_attempt_once on refund_attempt (idempotency_key)`,
    // A gateway cannot distinguish two pending refunds of the same amount.
    sql`create unique index refund_attempt_waiting on refund_attempt (payment_id, amount) where status = 'asked'`,
    sql`create index refund_attempt_due on refund_attempt (next_check_at) where next_check_at is not null`,
    sql`create table gateway_token (
      account ${key} primary key,
      token ${text},
      expires_at ${bigint},
      grants ${json} not null,
      leased_until ${bigint}
    ) ${end}`,
  )

async function keepBooks(db: Kysely<any>, { engine }: Spelling) {
  await refuseReplacing(db, engine, {
    table: 'payment',
    same: [
      'id = new.id',
      'idempotency_key = new.idempotency_key',
      'provider = new.provider and transaction_id = new.transaction_id and reversed_before = new.reversed_before',
      `kind = 'reversal' and new.kind = 'reversal' and of_payment = new.of_payment`,
    ],
  })
  await refuseReplacing(db, engine, {
    table: 'document',
    same: [
      'id = new.id',
      'number = new.number',
      'kind = new.kind and year = new.year and position = new.position',
      `kind = 'invoice' and new.kind = 'invoice' and booking_id = new.booking_id
        and cancelled_at is null and new.cancelled_at is null`,
      `kind = 'receipt' and new.kind = 'receipt' and payment_id = new.payment_id
        and cancelled_at is null and new.cancelled_at is null`,
    ],
  })
  await refuseReplacing(db, engine, { table: 'acceptance', same: ['offer_id = new.offer_id'] })
  await refuseReplacing(db, engine, {
    table: 'offer',
    same: [
      'id = new.id',
      'booking_id = new.booking_id and version = new.version',
      ...['draft', 'sent', 'accepted'].map(
        (status) => `status = '${status}' and new.status = '${status}' and booking_id = new.booking_id`,
      ),
    ],
    when: `status <> 'draft'`,
  })
}

/** Offers, the ledger, and documents. Amounts are whole paisa. */
export const billing: Migration = async (db, types) => {
  await ledger(db, types)
  await claims(db, types)
  await offers(db, types)
  await documents(db, types)
  await gateways(db, types)
  await limitRefunds(db, types.engine)
  await keepBooks(db, types)
}
