import * as lucide from 'lucide'
import { icon } from '../icons.tsx'

export const ArrowDown = icon(lucide.ArrowDown)
export const ArrowUp = icon(lucide.ArrowUp)
export const Calendar = icon(lucide.Calendar)
export const CalendarCheck = icon(lucide.CalendarCheck)
export const CalendarClock = icon(lucide.CalendarClock)
export const Chat = icon(lucide.MessageCircle)
export const Check = icon(lucide.Check)
export const ChevronLeft = icon(lucide.ChevronLeft)
export const ChevronRight = icon(lucide.ChevronRight)
export const Clock = icon(lucide.Clock4)
export const CloudOff = icon(lucide.CloudOff)
export const Download = icon(lucide.Download)
export const Ellipsis = icon(lucide.Ellipsis)
export const ExternalLink = icon(lucide.ExternalLink)
export const Grip = icon(lucide.GripVertical)
export const Images = icon(lucide.Images)
export const Languages = icon(lucide.Languages)
export const Lock = icon(lucide.Lock)
export const Mail = icon(lucide.Mail)
export const Monitor = icon(lucide.Monitor)
export const Newspaper = icon(lucide.Newspaper)
export const Pencil = icon(lucide.Pencil)
export const Phone = icon(lucide.Phone)
export const Picture = icon(lucide.Image)
export const Plus = icon(lucide.Plus)
export const Pulse = icon(lucide.Activity)
export const Search = icon(lucide.Search)
export const SearchNone = icon(lucide.SearchX)
export const Send = icon(lucide.Send)
/** Lucide's sliders have three rows, which fill up at this size. */
export const Sliders = icon([
  ['path', { d: 'M3 7h10M19 7h2M3 17h2M11 17h10' }],
  ['circle', { cx: 16, cy: 7, r: 3 }],
  ['circle', { cx: 8, cy: 17, r: 3 }],
])
export const TriangleAlert = icon(lucide.TriangleAlert)
export const Trash = icon(lucide.Trash)
export const UploadIcon = icon(lucide.Upload)
export const User = icon(lucide.User)
export const Users = icon(lucide.Users)
export const Wallet = icon(lucide.Wallet)
