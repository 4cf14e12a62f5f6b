import type { Service } from '../../../../contract/portfolio/service.ts'
import { Price } from '../../../ui/price.tsx'
import { Gallery } from './gallery.tsx'
import { langOf } from '../../../lib/lang.ts'

export function ServiceDetails({ service }: { service: Service }) {
  const [lead, ...paragraphs] = service.details.split(/\n\s*\n/)
  return (
    <>
      <div className="service-title">
        <h2 lang={langOf(service.title)}>{service.title}</h2>
        <Price amount={service.price} />
      </div>
      <div className="prose" lang={langOf(service.details)}>
        <p className="lead">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {service.gallery.length > 0 && <Gallery pictures={service.gallery} />}
    </>
  )
}
