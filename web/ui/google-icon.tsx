import type { SVGProps } from 'react'

export function Google(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M21.8 12.2c0-.7-.06-1.36-.18-2H12v3.8h5.5a4.7 4.7 0 0 1-2.04 3.08v2.56h3.3c1.93-1.78 3.04-4.4 3.04-7.44zM12 22c2.76 0 5.07-.91 6.76-2.47l-3.3-2.56c-.91.61-2.08.98-3.46.98-2.66 0-4.91-1.8-5.72-4.21H2.87v2.64A10 10 0 0 0 12 22zM6.28 13.74a6 6 0 0 1 0-3.82V7.28H2.87a10 10 0 0 0 0 9.1l3.41-2.64zM12 5.98c1.5 0 2.85.52 3.9 1.53l2.93-2.93A9.8 9.8 0 0 0 12 2a10 10 0 0 0-9.13 5.28l3.41 2.64C7.09 7.78 9.34 5.98 12 5.98z" />
    </svg>
  )
}
