import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { format } from 'oxfmt'

const root = join(import.meta.dirname, '..')
const file = join(root, 'docs', 'benchmarks.md')

const head = `# Benchmarks

Every figure comes from a command below, which starts the built site by itself in a folder of its own, and rewrites its
own section here. Times depend on the machine, so what counts are ratios measured side by side in one run.
`

const cell = (value: unknown) => String(value).replaceAll('|', '\\|')

export function table(rows: Record<string, unknown>[]) {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: unknown[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  )
}

function machine() {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`
}

/** Replaces the section with the same title, or appends it. */
export async function report(title: string, command: string, words: string) {
  const day = new Date().toISOString().slice(0, 10)
  const section = `## ${title}\n\n\`${command}\` on ${day}: ${machine()}.\n\n${words.trim()}\n`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : head
  const [start, ...sections] = text.split(/^(?=## )/m)
  const index = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  if (index < 0) sections.push(section)
  else sections[index] = section
  const whole = [start!.trim(), ...sections.map((one) => one.trim())].join('\n\n')
  writeFileSync(file, (await format(file, whole)).code)
  console.log(`\n${title}\n\n${words.trim()}\n\nWritten to docs/benchmarks.md.`)
}
