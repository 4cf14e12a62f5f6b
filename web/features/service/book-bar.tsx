import { AnchorLink } from '../../ui/anchor-link.tsx'
import { Price } from '../../ui/price.tsx'

/** On phones the form is far down the page: this keeps the way to it at hand. */
export function BookBar({ price }: { price: number }) {
  return (
    <div className="book-bar">
      <Price amount={price} />
      <AnchorLink className="btn btn-accent" to="book">
        Book Now
      </AnchorLink>
    </div>
  )
}
