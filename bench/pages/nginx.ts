import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/testing/site-process.ts'
import type { Answer } from './answer.ts'

const location = (path: string, { type, headers }: Answer) => `
    location = /${path} {
      types { }
      default_type '${type}';
      ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n      ')}
    }`

const settings = (folder: string, port: number, answers: Record<string, Answer>) => `
worker_processes auto;
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${folder};${Object.entries(answers)
      .map(([name, answer]) => location(name, answer))
      .join('')}
  }
}
`

/** Serves the same headers and bytes from files through nginx, one worker for each core: the speed limit of the machine. */
export async function startNginx(answers: Record<string, Answer>) {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-nginx-'))
  // Its workers drop the rights of the user that starts it.
  await chmod(folder, 0o755)
  for (const [name, { body }] of Object.entries(answers)) await writeFile(join(folder, name), body)
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, settings(folder, port, answers))
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await new Promise((wait) => setTimeout(wait, 25))
  }
  return {
    url,
    async stop() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
