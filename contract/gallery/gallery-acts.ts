export const galleryStatuses = ['draft', 'open', 'chosen', 'delivered', 'closed'] as const
export type GalleryStatus = (typeof galleryStatuses)[number]

export type GalleryAct = 'open' | 'choose' | 'send' | 'reopen' | 'deliver' | 'close' | 'look' | 'comment'

/** The statuses from which each action is possible. */
const from: Record<GalleryAct, readonly GalleryStatus[]> = {
  open: ['draft', 'closed'],
  choose: ['open'],
  send: ['open'],
  reopen: ['chosen'],
  deliver: ['open', 'chosen'],
  close: ['open', 'chosen', 'delivered'],
  look: ['open', 'chosen', 'delivered'],
  comment: ['open', 'chosen'],
}

export const isGalleryAct = (act: GalleryAct, status: GalleryStatus) => from[act].includes(status)
export const statusesFor = (act: GalleryAct) => from[act]

/** What a client can ask for on a closed or locked gallery: to open it again, or its PIN. */
export const galleryAsks = ['open', 'pin'] as const
export type GalleryAsk = (typeof galleryAsks)[number]
