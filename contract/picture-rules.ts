/** What may be uploaded; both sides of the call say it in the same words. */
const megabyte = 1_048_576
export const maxPictureBytes = 30 * megabyte
export const maxMegapixels = 100

export const tooHeavy = `This file is larger than ${maxPictureBytes / megabyte} MB. Save a smaller version and upload that.`
export const tooManyPixels = `This picture has more than ${maxMegapixels} megapixels.`
export const noPicture =
  'This file is not a picture that can be read, or it is damaged. Use a JPEG, PNG, WebP or AVIF file.'
export const heicPicture =
  'This site cannot read HEIC pictures. Save it as JPEG first; an iPhone takes JPEG with Settings › Camera › Formats › Most Compatible.'
