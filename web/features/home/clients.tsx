import type { Client } from '../../../contract/site.ts'
import marks from '../../assets/client-logos.svg?url&no-inline'

export function Clients({ clients }: { clients: Client[] }) {
  return (
    <section className="clients">
      <div className="wrap">
        <h2>My Clients</h2>
        <ul className="logos">
          {clients.map(({ name, logo, width, height }) => (
            <li key={logo}>
              <svg viewBox={`0 0 ${width} ${height}`} fill="currentColor" role="img" aria-label={name}>
                <use href={`${marks}#${logo}`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
