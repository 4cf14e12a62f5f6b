import type { SVGProps } from 'react'

export type IconProps = SVGProps<SVGSVGElement>

export function LineIcon({ className = '', ...props }: IconProps) {
  return <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" {...props} />
}

export function Contrast(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 18a6 6 0 0 0 0-12v12z" />
    </LineIcon>
  )
}

export function Menu(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M4 5h16" />
      <path d="M4 12h16" />
      <path d="M4 19h16" />
    </LineIcon>
  )
}

export function Close(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </LineIcon>
  )
}

export function Pause(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="14" y="3" width="5" height="18" rx="1" />
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </LineIcon>
  )
}

export function Play(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M6 4.2v15.6a1 1 0 0 0 1.53.85l12.3-7.8a1 1 0 0 0 0-1.7L7.53 3.35A1 1 0 0 0 6 4.2z" />
    </LineIcon>
  )
}

export function ArrowLeft(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </LineIcon>
  )
}

export function ArrowRight(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </LineIcon>
  )
}

export function ArrowDown(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M12 5v14" />
      <path d="m19 12-7 7-7-7" />
    </LineIcon>
  )
}

export function ArrowUpRight(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="M7 7h10v10" />
      <path d="M7 17 17 7" />
    </LineIcon>
  )
}

export function ChevronDown(props: IconProps) {
  return (
    <LineIcon {...props}>
      <path d="m6 9 6 6 6-6" />
    </LineIcon>
  )
}

export function Calendar(props: IconProps) {
  return (
    <LineIcon {...props}>
      <rect x="3" y="5" width="18" height="16" rx="2" />
      <path d="M3 10h18" />
      <path d="M8 3v4" />
      <path d="M16 3v4" />
    </LineIcon>
  )
}

export function ZoomIn(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
      <path d="M8 11h6" />
      <path d="M11 8v6" />
    </LineIcon>
  )
}

export function ZoomOut(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
      <path d="M8 11h6" />
    </LineIcon>
  )
}

export function CircleCheck(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9-5.5 5.5L8 12" />
    </LineIcon>
  )
}

export function CircleAlert(props: IconProps) {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="10" />
      <line x1="12" x2="12" y1="8" y2="12" />
      <line x1="12" x2="12.01" y1="16" y2="16" />
    </LineIcon>
  )
}
