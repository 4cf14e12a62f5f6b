import { callAddress } from '../../../contract/phone.ts'
import { useSite } from '../../lib/site.ts'
import type { FormResult } from '../../lib/submit.ts'
import { Picture } from '../../ui/picture.tsx'
import { ContactForm } from './contact-form.tsx'

function Details() {
  const site = useSite()
  const { street, city, postalCode, country } = site.address
  return (
    <dl>
      <div>
        <dt>Address</dt>
        <dd>
          {street}
          <br />
          {city} {postalCode}, {country}
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={callAddress(site.phone)}>{site.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </div>
    </dl>
  )
}

export function Contact({ result }: { result?: FormResult }) {
  const { contact } = useSite().pictures
  return (
    <div className="grid-12 split">
      <section className="split-photo tall scrim on-photo">
        <Picture
          of={contact}
          sizes="(width <= 760px) 240vw, 80vw"
          priority
          style={{ objectPosition: contact.focus }}
        />
        <div className="contact-copy">
          <h1>Get in touch</h1>
          <Details />
        </div>
      </section>
      <section className="split-form">
        <h2>Tell me what you want to see</h2>
        <p>A few lines are enough. I answer every message myself, usually the same evening.</p>
        <ContactForm result={result} />
      </section>
    </div>
  )
}
