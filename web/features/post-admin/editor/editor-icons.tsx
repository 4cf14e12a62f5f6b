import { LineIcon } from '../../../ui/icons.tsx'

const drawn = (...lines: string[]) => (
  <LineIcon>
    {lines.map((line) => (
      <path key={line} d={line} />
    ))}
  </LineIcon>
)

const letter = ['M4 5v14', 'M12 5v14', 'M4 12h8']

export const icons = {
  heading2: drawn(...letter, 'M16 12c0-2.500 4-2.500 4 0 0 2-4 3-4 7h4'),
  heading3: drawn(
    ...letter,
    'M16 10h4l-2.200 3.200c3.600 0 3.600 5.800-.600 5.800-.700 0-1.200-.200-1.600-.600',
  ),
  bold: drawn('M7 5h6a3.5 3.5 0 0 1 0 7H7z', 'M7 12h7a3.5 3.5 0 0 1 0 7H7z'),
  italic: drawn('M19 5h-8', 'M13 19H5', 'M15 5 9 19'),
  link: drawn(
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1',
    'M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  ),
  bullets: drawn('M9 6h11', 'M9 12h11', 'M9 18h11', 'M4 6h.01', 'M4 12h.01', 'M4 18h.01'),
  numbers: drawn(
    'M10 6h10',
    'M10 12h10',
    'M10 18h10',
    'M4 4l1.500-.500V9',
    'M4 15.500c0-2 3-2 3 0 0 1.500-3 2-3 4h3',
  ),
  quote: drawn('M5 16c2 0 4-1.500 4-5V6H4v5h4', 'M15 16c2 0 4-1.500 4-5V6h-5v5h4'),
  picture: drawn('M4 5h16v14H4z', 'm4 16 5-5 4 4 3-3 4 4', 'M15 9h.01'),
  rule: drawn('M4 12h16'),
  undo: drawn('M9 14 4 9l5-5', 'M4 9h10a6 6 0 0 1 0 12h-3'),
  redo: drawn('m15 14 5-5-5-5', 'M20 9H10a6 6 0 0 0 0 12h3'),
}
