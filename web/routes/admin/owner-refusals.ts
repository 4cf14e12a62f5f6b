import type { Label } from '../../../language/t.ts'

/** Why a customer cannot open a page, by what the page is about. */
export const ownerRefusals = {
  blog: 'Only the owner can edit the blog.',
  mails: 'Only the owner can read the emails of the site.',
  requests: 'Only the owner can add and answer requests.',
  services: 'Only the owner can edit services.',
  work: 'Only the owner can edit the portfolio.',
} as const satisfies Record<string, Label>
