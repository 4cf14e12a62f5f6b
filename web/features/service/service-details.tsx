import type { Service } from '../../../contract/service.ts'
import { Price } from '../../ui/price.tsx'
import { Gallery } from './gallery.tsx'

export function ServiceDetails({ service }: { service: Service }) {
  const [lead, ...paragraphs] = service.details.split(/\n\s*\n/)
  return (
    <>
      <div className="service-title">
        <h2>{service.title}</h2>
        <Price amount={service.price} />
      </div>
      <div className="prose">
        <p className="lead">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {service.gallery.length > 0 && <Gallery pictures={service.gallery} />}
    </>
  )
}
