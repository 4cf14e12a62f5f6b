import { useState } from 'react'
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
  const choose = (stars: number) => {
    setChosen(stars)
    onChange?.(stars)
  }
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="row star-pick">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              className="sr"
              type="radio"
              name={name}
              value={stars}
              checked={rating === stars}
              onChange={() => choose(stars)}
            />
            <Star />
            <span className="sr">{plural(stars, '{n} star', '{n} stars')}</span>
          </label>
        ))}
        <output className="needs-script" aria-hidden="true">
          {oneDecimal(rating)}
        </output>
      </div>
    </fieldset>
  )
}
