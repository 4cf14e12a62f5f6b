import * as lucide from 'lucide'
import { icon } from '../../../ui/icons.tsx'

export const Heart = icon(lucide.Heart)
export const MessageCircle = icon(lucide.MessageCircle)
export const Download = icon(lucide.Download)
