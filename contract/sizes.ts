const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** '3.2 GB', as people speak of disks. */
export function shownSize(bytes: number) {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return `${step > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step]}`
}
