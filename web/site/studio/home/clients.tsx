import type { Client } from '../../../../contract/shape/site-settings.ts'
import file from '../../../assets/client-logos.svg?url&no-inline'
import { t } from '../../../../language/t.ts'

/** A mark drawn for this site, a picture, or the name set in type. */
function Logo({ name, logo }: Client) {
  const mark = marks[logo]
  if (mark) {
    return (
      <svg viewBox={`0 0 ${mark[0]} ${mark[1]}`} fill="currentColor" role="img" aria-label={name}>
        <use href={file + logo} />
      </svg>
    )
  }
  if (logo === '' || logo.startsWith('#')) return <span className="wordmark">{name}</span>
  return <img src={logo} alt={name} loading="lazy" decoding="async" />
}

export function Clients({ clients }: { clients: Client[] }) {
  if (clients.length === 0) return null
  return (
    <section className="clients">
      <div className="wrap">
        <h2>{t('My Clients')}</h2>
        <ul className="row logos">
          {clients.map((client) => (
            <li key={client.name}>
              <Logo {...client} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The size of each mark in client-logos.svg. */
export const marks: Record<string, [width: number, height: number]> = {
  '#nokshi': [174, 56],
  '#niloy': [153, 56],
  '#nodi': [156, 56],
  '#meghpur': [185, 56],
  '#ujanpara': [212, 56],
  '#tin-kona': [187, 56],
}
