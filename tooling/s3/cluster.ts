import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { freePort } from '../../server/testing/site-process.ts'

const run = promisify(execFile)
const upWithinMs = 90_000

/** One monitor, one disk in memory and one gateway: the minimum for Ceph to be an S3 server. */
const configuration = (folder: string, monitorPort: number, port: number) => `[global]
fsid = ${randomUUID()}
mon_host = v2:127.0.0.1:${monitorPort}/0
mon_initial_members = a
public_addr = 127.0.0.1
keyring = ${folder}/keyring
run_dir = ${folder}/run
admin_socket = ${folder}/run/$name.asok
log_file = ${folder}/$name.log
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}/rgw
osd_objectstore = memstore
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
rgw_frontends = beast endpoint=127.0.0.1:${port}
`

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Ceph's S3 gateway with a cluster of one, in a folder that is removed afterwards. */
export async function startCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-s3-'))
  const file = join(folder, 'ceph.conf')
  const [monitorPort, port] = [await freePort(), await freePort()]
  const endpoint = `http://127.0.0.1:${port}`
  const text = configuration(folder, monitorPort, port)
  await writeFile(file, text)
  for (const name of ['run', 'mon', 'osd', 'rgw']) await mkdir(join(folder, name))

  const ceph = (program: string, ...args: string[]) => run(program, ['-c', file, ...args], { cwd: folder })
  const servers: ReturnType<typeof spawn>[] = []
  const serve = (program: string, ...args: string[]) =>
    servers.push(spawn(program, ['-c', file, '-f', ...args], { cwd: folder, stdio: 'ignore' }))
  const stop = async () => {
    for (const server of servers.toReversed()) {
      if (server.exitCode !== null || server.signalCode !== null) continue
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const key = ['--gen-key', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
    await run('ceph-authtool', ['-C', 'keyring', '-n', 'mon.', ...key], { cwd: folder })
    for (const name of ['client.admin', 'client.rgw', 'osd.0'])
      await run('ceph-authtool', ['keyring', '-n', name, ...key], { cwd: folder })
    const fsid = /fsid = (.+)/.exec(text)![1]!
    const monitor = `[v2:127.0.0.1:${monitorPort}]`
    await run('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', fsid, 'monmap'], { cwd: folder })
    await ceph('ceph-mon', '-i', 'a', '--mkfs', '--monmap', 'monmap', '--keyring', 'keyring')
    serve('ceph-mon', '-i', 'a')
    const disk = randomUUID()
    await ceph('ceph', 'osd', 'new', disk)
    await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
    serve('ceph-osd', '-i', '0')
    serve('radosgw', '-n', 'client.rgw')
    const deadline = Date.now() + upWithinMs
    while (!(await answers(endpoint))) {
      if (Date.now() > deadline) throw new Error('The S3 gateway did not come up.')
      await new Promise((wait) => setTimeout(wait, 200))
    }
    const [accessKeyId, secretAccessKey] = [randomUUID(), randomUUID()]
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey]
    const admin = ['-n', 'client.rgw', 'user', 'create', '--uid=aloka', '--display-name=Aloka']
    await ceph('radosgw-admin', ...admin, ...keys)
    // The gateway accepts only its own zone group as the location of a bucket.
    return { settings: { endpoint, region: 'default', accessKeyId, secretAccessKey }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
