interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** In microseconds: wall-clock time, and processor time. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The trace categories it needs. */
export const taskCategories = ['toplevel', 'disabled-by-default-lighthouse', '__metadata']

/**
 * The longest task of a page in milliseconds: by processor time, which includes the emulated slowdown but not other
 * programs on the machine, and by the wall clock.
 */
export function longestTask(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
  )
  const longest = (times: (number | undefined)[]) =>
    Math.round(times.reduce<number>((most, time) => Math.max(most, time ?? 0), 0) / 1000)
  return {
    tasks: tasks.length,
    processorMs: longest(tasks.map(({ tdur }) => tdur)),
    clockMs: longest(tasks.map(({ dur }) => dur)),
  }
}
