/** Visitors see what is published. A draft is not finished yet, and what is hidden is not offered at present. */
export const serviceStatuses = ['published', 'hidden', 'draft'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]
