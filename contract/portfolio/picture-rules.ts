/** What may be uploaded, with sentences that browser and server share. */
const megabyte = 1_048_576
export const maxPictureBytes = 30 * megabyte
export const maxMegapixels = 100

export const tooHeavy = `This file is larger than ${maxPictureBytes / megabyte} MB. Save a smaller version and upload that.`
export const tooManyPixels = 'This picture has more than 100 megapixels.'
export const pictureTypes = 'JPEG, PNG, WebP, AVIF, GIF or TIFF'
export const otherType = 'This file type is not supported. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file.'
export const emptyFile = 'This file is empty. Save or download it again and upload that.'
export const damagedPicture =
  'This picture is damaged and cannot be read. Save it again as a JPEG, PNG, WebP, AVIF, GIF or TIFF file.'
export const heicPicture =
  'HEIC pictures are not supported. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file. On an iPhone, choose Settings › Camera › Formats › Most Compatible to take JPEG pictures.'

/** Gallery files come straight from the camera and are uploaded in chunks. */
export const maxGalleryBytes = 150 * megabyte
export const tooHeavyForGallery = `This file is larger than ${maxGalleryBytes / megabyte} MB.`
export const rawPicture = 'Raw files cannot be shown. Export them as JPEG.'
/** File extensions of raw formats. */
export const rawEndings = /\.(?:nef|nrw|cr2|cr3|crw|arw|srf|sr2|dng|raf|orf|rw2|pef|srw|3fr|iiq|x3f)$/i
