import { account } from './account.ts'
import { blog } from './blog.ts'
import { booking } from './booking.ts'
import { clientMoney } from './client-money.ts'
import { clientPage } from './client-page.ts'
import { contact } from './contact.ts'
import { controls } from './controls.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { identity } from './identity.ts'
import { moneyWords } from './money-words.ts'
import { paperPage } from './paper-page.ts'
import { service } from './service.ts'
import { work } from './work.ts'

/** What visitors and customers read. */
export const publicSentences = {
  ...frame,
  ...controls,
  ...gallery,
  ...home,
  ...service,
  ...work,
  ...booking,
  ...clientPage,
  ...clientMoney,
  ...paperPage,
  ...moneyWords,
  ...contact,
  ...blog,
  ...account,
  ...identity,
  ...fields,
}
