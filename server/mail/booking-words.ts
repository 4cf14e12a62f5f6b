import type { Sentence } from '../../language/t.ts'

interface Words {
  subject: Sentence
  heading: Sentence
  body: Sentence
}

/** What the mails to a client say at each step, in whole sentences. */
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
    body: 'I am sorry that I cannot photograph for you on {day}. Thank you for asking.',
  },
  cancelled: {
    subject: 'Cancelled: {service} on {day} ({reference})',
    heading: 'Your booking is cancelled',
    body: 'Your booking for {day} is cancelled. The attached file takes it out of your calendar.',
  },
  offered: {
    subject: '{day} has become free: {service} ({reference})',
    heading: 'The day you wait for is free',
    body: '{day} has become free, and I keep it for you until {until}. Please tell me by then whether you want it.',
  },
  offer: {
    subject: 'Your offer: {service} on {day} ({reference})',
    heading: 'Your offer is ready',
    body: 'I would like to photograph for you on {day}. I keep the day for you until {until}; accept the offer on your page and it is yours.',
  },
  newOffer: {
    subject: 'A new offer: {service} on {day} ({reference})',
    heading: 'A new offer for your booking',
    body: 'Here is a new offer for {day}. Your day stays confirmed, and you can accept the offer on your page until {until}.',
  },
  withdrawn: {
    subject: 'Withdrawn: the offer for {service} on {day} ({reference})',
    heading: 'I have withdrawn my offer',
    body: 'My offer for {day} no longer stands, and I do not hold the day for you any more. Your request stays open.',
  },
  agreed: {
    subject: 'Accepted: the offer for {service} on {day} ({reference})',
    heading: 'You have accepted the offer',
    body: 'Thank you, {name}. This mail is your copy of what you have accepted; the offer itself stays on your page.',
  },
  lapsed: {
    subject: 'No longer held: {day} ({reference})',
    heading: 'The day is no longer held',
    body: 'I kept {day} for you until {until} and had no answer, so that others can ask for it again. Write to me if you still want it.',
  },
  week: {
    subject: 'In a week: {service} on {day} ({reference})',
    heading: 'Your day is in a week',
    body: '{day} is a week away. If anything has changed since we agreed on it, tell me now.',
  },
  day: {
    subject: 'Tomorrow: {service} ({reference})',
    heading: 'Your day is tomorrow',
    body: 'We see each other tomorrow, on {day}.',
  },
  hold: {
    subject: 'Held until {until}: {service} on {day} ({reference})',
    heading: 'The day is held for a little longer',
    body: 'I keep {day} for you until {until}. After that others can ask for it.',
  },
  proposed: {
    subject: 'May we move your day to {asked}? ({reference})',
    heading: 'May we move your day?',
    body: 'I would like to move your booking from {day} to {asked}. Nothing changes until you say yes on your page. I hold the new day for you until {until}.',
  },
  kept: {
    subject: '{asked} is not possible ({reference})',
    heading: 'Your booking stays as it is',
    body: 'I am sorry, {asked} is not possible. Your booking stays on {day}.',
  },
  link: {
    subject: 'The link to your booking {reference}',
    heading: 'The page of your booking',
    body: 'This link opens everything about your booking for {day}. Whoever has it can read and answer in your name, so keep it to yourself.',
  },
} satisfies Record<string, Words>
export type ClientStep = keyof typeof clientWords

/** The same for the mails to the owner. */
export const ownerWords = {
  eve: {
    subject: 'Tomorrow: {service}, {name} ({reference})',
    heading: 'A shoot tomorrow',
    body: '{name} expects you on {day} for {service}.',
  },
  tell: {
    subject: 'Please tell {name}: {day} has become free ({reference})',
    heading: 'A day has become free for somebody who waits',
    body: '{name} waits for {day} and left only a phone number. I keep the day for them until {until}. Call them or write on WhatsApp, and confirm the booking if they want it.',
  },
  accepted: {
    subject: '{name} wants {day} ({reference})',
    heading: 'The held day is wanted',
    body: '{name} has waited for {day} and wants it. It stays held until you confirm or cancel the booking.',
  },
  agreed: {
    subject: '{name} has accepted the offer for {day} ({reference})',
    heading: 'The offer is accepted',
    body: '{name} has accepted your offer for {service} on {day}.',
  },
  moneyLate: {
    subject: 'Money for a day that is no longer held: {name} ({reference})',
    heading: 'Paid, but the day is not held any more',
    body: '{name} has paid for {day}, but the booking does not hold the day any more. The money is recorded. Confirm the day, offer another one or send the money back.',
  },
  moneyAfter: {
    subject: 'Money after the day: {name} ({reference})',
    heading: 'Paid after the day',
    body: '{name} has paid for {day}, which is over. The money is recorded, and the booking stays as it was.',
  },
  moneyOdd: {
    subject: 'A payment to look at: {name} ({reference})',
    heading: 'A payment is not as it should be',
    body: 'A payment of {name} for {reference} is not what was asked for, or the gateway takes it for risky. Look at it in the gateway before you count on it.',
  },
  moneyUnknown: {
    subject: 'No answer about a payment: {name} ({reference})',
    heading: 'The gateway does not answer',
    body: 'For an hour the gateway has not said whether money of {name} for {reference} went through. The site goes on asking. If you see it in the gateway’s own panel, write down on the booking how it ended.',
  },
  moneyTwice: {
    subject: 'A payment that stands on another booking: {name} ({reference})',
    heading: 'One TrxID, two bookings',
    body: '{name} has paid online for {reference}, but you have written the same TrxID to another booking. It is counted there and not here. Take the wrong entry back, and write down this payment.',
  },
  released: {
    subject: '{name} no longer needs {day} ({reference})',
    heading: 'The held day is given back',
    body: '{name} does not need {day} any more. Whoever waits next is told.',
  },
  message: {
    subject: 'A message of {name} about {reference}',
    heading: 'A message about a booking',
    body: '{name} has written about {service} on {day}.',
  },
  asked: {
    subject: '{name} asks for {asked} instead of {day} ({reference})',
    heading: 'Another day is asked for',
    body: '{name} would like to move {service} from {day} to {asked}. The day stays as it is until you agree.',
  },
  took: {
    subject: '{name} takes {day} ({reference})',
    heading: 'The day you proposed is taken',
    body: '{name} agrees: {service} has moved to {day}.',
  },
  keeps: {
    subject: '{name} keeps {day} ({reference})',
    heading: 'The day you proposed does not suit',
    body: '{name} would rather keep {day} than move to {asked}.',
  },
  cancelled: {
    subject: '{name} has cancelled {day} ({reference})',
    heading: 'A booking is cancelled',
    body: '{name} has cancelled {service} on {day}. The day is free again.',
  },
} satisfies Record<string, Words>
export type OwnerStep = keyof typeof ownerWords
