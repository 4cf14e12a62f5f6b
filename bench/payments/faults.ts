import { type CallName, type Faults, badAnswerKinds } from '../../tooling/gateways/http.ts'
import type { Stands } from './pay.ts'

/** Percentage of replies lost after the work was done, and of calls that do nothing and never reply. */
const lostShare = 0.05
const silentShare = 0.02
/** Percentage of replies that are something else, half of them after the work was done. */
const badShare = 0.2

const pick = <T>(some: readonly T[]) => some[Math.floor(Math.random() * some.length)]!
const sometimes = (share: number) => ({ get: () => Math.random() < share, configurable: true })

/** Makes both gateways misbehave; returns counters of each kind of bad reply, and a function to stop it. */
export function misbehave({ bkash, sslcommerz }: Stands) {
  const counts = new Map<string, number>()
  const badAnswer = (call: CallName) => {
    if (call === 'grant' || Math.random() > badShare) return undefined
    const kind = pick(badAnswerKinds)
    const name = `${call}: ${kind}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return { kind, done: Math.random() < 0.5 }
  }
  const all: Faults[] = [bkash.faults, sslcommerz.faults]
  for (const faults of all) {
    Object.defineProperties(faults, {
      silentAfterSuccess: sometimes(lostShare),
      away: sometimes(silentShare),
    })
    faults.badAnswer = badAnswer
  }
  return {
    counts,
    behave() {
      for (const faults of all) for (const name of Object.keys(faults)) delete faults[name as keyof Faults]
      for (const faults of all) {
        delete faults.silentAfterSuccess
        delete faults.away
      }
    },
  }
}
