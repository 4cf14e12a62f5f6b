/** Replies so far by status, and the number of cached pages, from the metrics of the site. */
async function readCounts(url: string, token: string) {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await reply.text()
  const counts = new Map<string, number>()
  const add = (status: string, count: string) => counts.set(status, (counts.get(status) ?? 0) + Number(count))
  for (const [, labels, count] of text.matchAll(/^aloka_request_duration_seconds_count\{(.*)\} (\d+)$/gm))
    add(/status="(\d)/.exec(labels!)![1]!, count!)
  for (const [, count] of text.matchAll(/^aloka_cached_answers_total\S* (\d+)$/gm)) add('2', count!)
  return counts
}

/** Requests during a function, and how they were answered. */
export async function countAnswers<T>(url: string, token: string, work: () => Promise<T>) {
  const before = await readCounts(url, token)
  const result = await work()
  const after = await readCounts(url, token)
  const of = (status: string) => (after.get(status) ?? 0) - (before.get(status) ?? 0)
  const all = [...after.keys()].reduce((sum, status) => sum + of(status), 0)
  return { result, all, fine: of('2'), refused: of('4'), broken: of('5') }
}
export type Answers = Omit<Awaited<ReturnType<typeof countAnswers>>, 'result'>
