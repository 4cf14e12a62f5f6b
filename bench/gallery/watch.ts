import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

function processOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      cpu: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    }
  } catch {
    return undefined
  }
}

/** Memory and CPU seconds of a process and its children. */
function family(pid: number) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(name) ?? [])
  return all.filter((one) => one.pid === pid || one.parent === pid)
}

/** Samples a site until asked for the result. */
export function watch(pid: number) {
  const own = () => processOf(String(pid))?.megabytes ?? 0
  const before = own()
  const cpuOf = new Map<number, number>()
  const first = new Map<number, number>()
  let [peak, peakOfAll] = [0, 0]
  const look = () => {
    const members = family(pid)
    for (const { pid: member, cpu } of members) {
      if (!first.has(member)) first.set(member, cpuOf.size === 0 ? cpu : 0)
      cpuOf.set(member, cpu)
    }
    peak = Math.max(peak, own())
    peakOfAll = Math.max(
      peakOfAll,
      members.reduce((sum, { megabytes }) => sum + megabytes, 0),
    )
  }
  look()
  for (const [member, cpu] of cpuOf) first.set(member, cpu)
  const timer = setInterval(look, 200)
  return () => {
    clearInterval(timer)
    look()
    const cpu = [...cpuOf].reduce((sum, [member, now]) => sum + now - (first.get(member) ?? 0), 0)
    return { cpu, before: Math.round(before), peak: Math.round(peak), peakOfAll: Math.round(peakOfAll) }
  }
}
