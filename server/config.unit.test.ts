import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('settings', () => {
  it('are all optional: the demo listens on loopback only', () => {
    expect(readConfig({})).toMatchObject({ production: false, host: 'localhost', port: 3000, limits: true })
  })

  it('refuses wrong values with one clear sentence', () => {
    for (const [environment, sentence] of [
      [{ PORT: 'abc' }, 'PORT must be a number.'],
      [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
      [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgresql://.'],
      [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
      [
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
        'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value.',
      ],
      [{ PUBLIC_URL: 'studio' }, 'PUBLIC_URL must be a web address like https://studio.example.'],
      [
        { OWNER_EMAIL: 'me@example.com' },
        'OWNER_EMAIL and OWNER_PASSWORD belong together: set both or none.',
      ],
      [
        { S3_BUCKET: 'pictures' },
        'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.',
      ],
      [
        { IMAGE_HOST_URL: 'https://host.example/1/upload' },
        'IMAGE_HOST_URL and IMAGE_HOST_KEY belong together: set both or none.',
      ],
      [
        { PUBLIC_URL: 'https://a.example', PUBLIC_API_URL: 'https://api.a.example' },
        'PUBLIC_API_URL must be on the origin of PUBLIC_URL, https://a.example.',
      ],
      [
        { CALENDAR_NETWORKS: '192.168.1.0/24,10.0.0.0/33' },
        'CALENDAR_NETWORKS has "10.0.0.0/33", which is not a network like 192.168.1.0/24.',
      ],
      [{ LIMITS: 'maybe' }, 'LIMITS must be on or off.'],
      [
        { CORS_ORIGINS: 'https://a.example/path' },
        'CORS_ORIGINS has "https://a.example/path", which is not an origin like https://shop.example.',
      ],
      [
        { HOST: '0.0.0.0' },
        "The demo's password is known to everyone, so it listens on this machine only: set NODE_ENV=production to listen on 0.0.0.0.",
      ],
      [
        { NODE_ENV: 'production', LIMITS: 'off' },
        'LIMITS=off lifts all rate limits and is refused with NODE_ENV=production.',
      ],
      [
        { NODE_ENV: 'production', OWNER_EMAIL: 'me@example.com', OWNER_PASSWORD: 'aloka-demo' },
        'OWNER_PASSWORD is the password of the demo: choose another.',
      ],
      [
        { OWNER_EMAIL: 'me@example.com', OWNER_PASSWORD: 'eleven-char' },
        'OWNER_PASSWORD cannot be used. Password must be at least 12 characters long.',
      ],
      [
        { OWNER_EMAIL: 'me@example.com', OWNER_PASSWORD: 'password1234' },
        'OWNER_PASSWORD cannot be used. This password is easy to guess. Choose one with a wider mix of characters.',
      ],
    ] as const) {
      expect(() => readConfig(environment), JSON.stringify(environment)).toThrow(new ConfigError(sentence))
    }
  })

  it('the API may have another path on the same origin', () => {
    const PUBLIC_URL = 'https://a.example'
    expect(readConfig({ PUBLIC_URL }).apiUrl).toBe('/api')
    expect(readConfig({ PUBLIC_URL, PUBLIC_API_URL: `${PUBLIC_URL}/back/` }).apiUrl).toBe('/back')
  })

  it('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})
