import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openVault } from './vault.ts'

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aloka-vault-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

it('processes can open each other’s secrets, with a key that only their user can read', () => {
  const dataDir = folder()
  const vaults = Array.from({ length: 3 }, () => openVault({ dataDir, secretsKey: undefined }))
  const sealed = vaults.map((vault) => vault.seal('গোপন secret'))
  for (const vault of vaults) expect(sealed.map(vault.open)).toEqual(sealed.map(() => 'গোপন secret'))
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(new Set(sealed).size).toBe(3)
})

it('a secret that was changed, or sealed with another key, cannot be opened', () => {
  const vault = openVault({ dataDir: folder(), secretsKey: undefined })
  const other = openVault({ dataDir: folder(), secretsKey: Buffer.alloc(32, 7) })
  const sealed = vault.seal('secret')
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1]! ^= 1
  expect([other.open(sealed), vault.open(bytes.toString('base64')), vault.open('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
