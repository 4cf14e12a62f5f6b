import { t } from '../../../../language/t.ts'
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const first = (known: [RegExp, string][], text: string) => known.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome on Android': enough to recognise one's own device. */
export function browserName(userAgent: string) {
  const browser = first(browsers, userAgent) ?? t('A browser')
  const system = first(systems, userAgent)
  return system ? t('{browser} on {system}', { browser, system }) : browser
}
