import { Price } from '../../ui/price.tsx'

/** On phones the form is far down the page: this keeps the way to it at hand. */
export function BookBar({ price }: { price: number }) {
  return (
    <div className="book-bar">
      <Price amount={price} />
      <a className="btn btn-accent" href="#book">
        Book Now
      </a>
    </div>
  )
}
