/** A path on this site such as /media/print.jpg. */
export const isOwnPath = (value: string) => /^\/(?!\/)[^\s\\"'<>]*$/.test(value)

/** An absolute web address, or a path on this site. */
export function isWebAddress(value: string) {
  if (isOwnPath(value)) return true
  try {
    return /^https?:$/.test(new URL(value).protocol) && !/[\s"'<>]/.test(value)
  } catch {
    return false
  }
}

export const badPicture = 'Please enter a valid image URL'
/** Browsers do not show http pictures on https pages. */
export const insecurePicture =
  'Browsers block pictures from http:// addresses. Use one that begins with https://, or upload the picture.'

/** Why an address cannot be that of a picture; undefined if it can. */
export function pictureProblem(value: string) {
  if (!isWebAddress(value)) return badPicture
  return /^http:/i.test(value) ? insecurePicture : undefined
}
