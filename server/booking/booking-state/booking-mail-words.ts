import type { Sentence } from '../../../language/t.ts'

interface MailWords {
  subject: Sentence
  heading: Sentence
  body: Sentence
}

/** The sentences of the mails to a client, by step. */
export const clientWords = {
  confirmed: {
    subject: 'Confirmed: {service} on {day} ({reference})',
    heading: 'Your day is confirmed',
    body: '{day} is yours, and I look forward to it. The day is attached for your calendar.',
  },
  moved: {
    subject: 'New date: {service} on {day} ({reference})',
    heading: 'Your booking has a new date',
    body: 'Your booking has moved from {before} to {day}. The attached file moves it in your calendar, too.',
  },
  declined: {
    subject: 'About your request {reference}: {service} on {day}',
    heading: 'I cannot take this booking',
    body: 'I am sorry, but I am not available on {day}. Thank you for asking.',
  },
  cancelled: {
    subject: 'Cancelled: {service} on {day} ({reference})',
    heading: 'Your booking is cancelled',
    body: 'Your booking for {day} is cancelled. The attached file takes it out of your calendar.',
  },
  offered: {
    subject: '{day} has become free: {service} ({reference})',
    heading: 'The day you wanted is free',
    body: '{day} has become free, and I am holding it for you until {until}. Please let me know by then whether you want it.',
  },
  offer: {
    subject: 'Your offer: {service} on {day} ({reference})',
    heading: 'Your offer is ready',
    body: 'I would be glad to photograph for you on {day}. I am holding the day until {until}. Accept the offer on your page and it is yours.',
  },
  newOffer: {
    subject: 'A new offer: {service} on {day} ({reference})',
    heading: 'A new offer for your booking',
    body: 'Here is a new offer for {day}. Your day stays confirmed, and you can accept the offer on your page until {until}.',
  },
  withdrawn: {
    subject: 'Withdrawn: the offer for {service} on {day} ({reference})',
    heading: 'I have withdrawn my offer',
    body: 'I have withdrawn my offer for {day} and no longer hold the day for you. Your request stays open.',
  },
  agreed: {
    subject: 'Accepted: the offer for {service} on {day} ({reference})',
    heading: 'You have accepted the offer',
    body: 'Thank you, {name}. This email is your copy of what you have accepted. The offer itself stays on your page.',
  },
  lapsed: {
    subject: 'No longer held: {day} ({reference})',
    heading: 'The day is no longer held',
    body: 'I held {day} for you until {until} and did not hear from you, so the day is open to others again. Write to me if you still want it.',
  },
  week: {
    subject: 'In a week: {service} on {day} ({reference})',
    heading: 'Your day is in a week',
    body: '{day} is a week away. If anything has changed, please let me know now.',
  },
  day: {
    subject: 'Tomorrow: {service} ({reference})',
    heading: 'Your day is tomorrow',
    body: 'See you tomorrow, {day}.',
  },
  hold: {
    subject: 'Held until {until}: {service} on {day} ({reference})',
    heading: 'Your hold ends soon',
    body: 'I am holding {day} for you until {until}. After that, others can book it.',
  },
  nudge: {
    subject: 'Waiting for your answer: {service} on {day} ({reference})',
    heading: 'I am waiting for your answer',
    body: 'I am holding {day} for you until {until}. Everything that is still needed from you is on your page.',
  },
  proposed: {
    subject: 'May I move your day to {asked}? ({reference})',
    heading: 'May I move your day?',
    body: 'I would like to move your booking from {day} to {asked}. Nothing changes until you agree on your page. I am holding the new day for you until {until}.',
  },
  kept: {
    subject: '{asked} is not possible ({reference})',
    heading: 'Your booking stays as it is',
    body: 'I am sorry, {asked} is not possible. Your booking stays on {day}.',
  },
  link: {
    subject: 'The link to your booking {reference}',
    heading: 'Your booking page',
    body: 'This link opens everything about your booking for {day}. Anyone who has it can read your booking and answer in your name, so please keep it to yourself.',
  },
} satisfies Record<string, MailWords>
export type ClientStep = keyof typeof clientWords

/** The sentences of the mails to the owner, by step. */
export const ownerWords = {
  eve: {
    subject: 'Tomorrow: {service}, {name} ({reference})',
    heading: 'A shoot tomorrow',
    body: '{name} expects you on {day} for {service}.',
  },
  callClient: {
    subject: 'Please call {name}: {day} has become free ({reference})',
    heading: 'A day on the waiting list has become free',
    body: '{name} is waiting for {day} and left only a phone number. The day is held for them until {until}. Call or write on WhatsApp, and confirm the booking if they want it.',
  },
  accepted: {
    subject: '{name} wants {day} ({reference})',
    heading: 'The client wants the day',
    body: '{name} was waiting for {day} and wants it. The day is held until you confirm or cancel the booking.',
  },
  agreed: {
    subject: '{name} has accepted the offer for {day} ({reference})',
    heading: 'The offer is accepted',
    body: '{name} has accepted your offer for {service} on {day}.',
  },
  paidAfterRelease: {
    subject: 'Payment for a day no longer held: {name} ({reference})',
    heading: 'Paid, but the day is no longer held',
    body: '{name} has paid for {day}, but the day is no longer held for this booking. The payment is recorded. Confirm the day, offer another one, or refund the payment.',
  },
  paidAfterDay: {
    subject: 'Payment after the day: {name} ({reference})',
    heading: 'Paid after the day',
    body: '{name} has paid for {day}, which has passed. The payment is recorded, and the booking has not changed.',
  },
  paymentDiffers: {
    subject: 'Payment to check: {name} ({reference})',
    heading: 'A payment needs checking',
    body: 'A payment from {name} for {reference} differs from what was requested, or the gateway flags it as risky. Check it in the gateway before you rely on it.',
  },
  paymentUnknown: {
    subject: 'Payment not confirmed: {name} ({reference})',
    heading: 'No answer from the gateway',
    body: 'After an hour, the gateway has still not confirmed whether the payment from {name} for {reference} went through. The site keeps checking. If you can see the result in the gateway’s own panel, record it on the booking.',
  },
  duplicatePayment: {
    subject: 'TrxID already on another booking: {name} ({reference})',
    heading: 'One TrxID, two bookings',
    body: '{name} has paid online for {reference}, but the same TrxID is recorded on another booking and counts there. If that entry is wrong, reverse it and record this payment here.',
  },
  released: {
    subject: '{name} no longer needs {day} ({reference})',
    heading: 'The client no longer needs the day',
    body: '{name} no longer needs {day}. The next person on the waiting list is notified.',
  },
  message: {
    subject: 'A message from {name} about {reference}',
    heading: 'A message about a booking',
    body: '{name} has written about {service} on {day}.',
  },
  asked: {
    subject: '{name} asks for {asked} instead of {day} ({reference})',
    heading: 'A client asks for another day',
    body: '{name} would like to move {service} from {day} to {asked}. The day stays as it is until you agree.',
  },
  acceptedDay: {
    subject: '{name} accepts {day} ({reference})',
    heading: 'The client accepts the day you proposed',
    body: '{name} agrees: {service} has moved to {day}.',
  },
  keptDay: {
    subject: '{name} keeps {day} ({reference})',
    heading: 'The client cannot make the day you proposed',
    body: '{name} would rather keep {day} than move to {asked}.',
  },
  cancelled: {
    subject: '{name} has cancelled {day} ({reference})',
    heading: 'A booking is cancelled',
    body: '{name} has cancelled {service} on {day}. The day is free again.',
  },
} satisfies Record<string, MailWords>
export type OwnerStep = keyof typeof ownerWords
