import * as lucide from 'lucide'
import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement>

/**
 * One of Lucide's icons; size and stroke come from the style sheet. Every page loads this file, so icons of a single
 * screen are named there.
 */
export const icon = (drawing: lucide.IconNode) =>
  function Icon({ className = '', ...props }: IconProps) {
    return (
      <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" {...props}>
        {drawing.map(([tag, shape], index) => createElement(tag, { key: index, ...shape }))}
      </svg>
    )
  }

export const ArrowDown = icon(lucide.ArrowDown)
export const ArrowLeft = icon(lucide.ArrowLeft)
export const ArrowRight = icon(lucide.ArrowRight)
export const ArrowUpRight = icon(lucide.ArrowUpRight)
export const Camera = icon(lucide.Camera)
export const ChevronDown = icon(lucide.ChevronDown)
export const CircleAlert = icon(lucide.CircleAlert)
export const CircleCheck = icon(lucide.CircleCheck)
export const Close = icon(lucide.X)
export const Contrast = icon(lucide.Contrast)
export const Dashboard = icon(lucide.LayoutDashboard)
export const Eye = icon(lucide.Eye)
export const EyeOff = icon(lucide.EyeOff)
export const Inbox = icon(lucide.Inbox)
export const Menu = icon(lucide.Menu)
export const Pause = icon(lucide.Pause)
export const Play = icon(lucide.Play)
export const SignOut = icon(lucide.LogOut)
export const StarOutline = icon(lucide.Star)
