import { useEffect, useRef, useState } from 'react'
import { oneDecimal } from '../lib/format.ts'
import { defaultRating, Star } from './stars.tsx'
import { plural } from '../../language/t.ts'

interface StarInputProps {
  name: string
  legend: string
  value?: number
  onChange?: (rating: number) => void
}

/** Five stars as a radio group: arrow keys, one tab stop, and a value that a plain form sends. */
export function StarInput({ name, legend, value, onChange }: StarInputProps) {
  const [chosen, setChosen] = useState(defaultRating)
  const rating = value ?? chosen
  const stars = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Chosen before hydration.
    setChosen(Number(stars.current!.querySelector<HTMLInputElement>(':checked')!.value))
  }, [])
  const choose = (count: number) => {
    setChosen(count)
    onChange?.(count)
  }
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="row star-pick" ref={stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={count}
              checked={rating === count}
              onChange={() => choose(count)}
            />
            <Star />
            <span className="sr">{plural(count, '{n} star', '{n} stars')}</span>
          </label>
        ))}
        <output className="needs-script" aria-hidden="true">
          {oneDecimal(rating)}
        </output>
      </div>
    </fieldset>
  )
}
