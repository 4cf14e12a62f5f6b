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
/** A page that came over https shows none of these. */
export const insecurePicture =
  'Browsers block pictures from http:// addresses. Use one that begins with https://, or upload the picture.'

/** Why an address cannot be a picture's, or nothing. */
export function pictureProblem(value: string) {
  if (!isWebAddress(value)) return badPicture
  return /^http:/i.test(value) ? insecurePicture : undefined
}
