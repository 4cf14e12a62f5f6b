/** Visitors see only published services. A draft is unfinished, a hidden one is not offered at present. */
export const serviceStatuses = ['published', 'hidden', 'draft'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]
