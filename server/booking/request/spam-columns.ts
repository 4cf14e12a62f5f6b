import { translated } from '../../../language/t.ts'
import type { SpamVerdict } from '../../platform/spam/spam-guard.ts'
import type { Scope } from './scope.ts'

export const spamColumns = ({ isSpam, signs }: SpamVerdict) => ({
  spam: isSpam,
  spam_signs: signs.join('\n'),
})

/** Only the owner learns of it: a person who was taken for a machine by mistake sees nothing unusual. */
export const spamSignsFor = (scope: Scope, { spam, spam_signs }: { spam: boolean; spam_signs: string }) =>
  scope === 'everyone' && spam ? spam_signs.split('\n').map(translated) : []
