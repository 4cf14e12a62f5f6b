import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const settings = (port: number, ports: number[]) => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  retries 3
  option redispatch 1
  # A connection that was refused carried nothing, so the request may go to another instance.
  retry-on conn-failure
frontend visitors
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /api/ready
  http-check expect status 200
${ports.map((one) => `  server i${one} 127.0.0.1:${one} check inter 250ms fall 2 rise 1`).join('\n')}
`

/** Balances visitors over the instances that report being ready. */
export async function startHaproxy(port: number, ports: number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, settings(port, ports))
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: 'ignore' })
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}
