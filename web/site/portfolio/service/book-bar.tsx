import { useEffect, useState } from 'react'
import { Price } from '../../../ui/price.tsx'
import { t } from '../../../../language/t.ts'

/** Whether any part of the element with this id is visible. */
function useInView(id: string) {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const place = document.getElementById(id)
    if (!place) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(place)
    return () => observer.disconnect()
  }, [id])
  return inView
}

/** On phones the form is far down the page: this bar leads to it, and hides while it is in view. */
export function BookBar({ price }: { price: number }) {
  return (
    <div className="book-bar" hidden={useInView('book')}>
      <Price amount={price} />
      {/* On phones the form fills the screen. */}
      <a className="btn btn-accent" href="#book-day">
        {t('Book Now')}
      </a>
    </div>
  )
}
