/** Where files of galleries are sent to, by the protocol of tus, with `gallery`, `filename` and `set` as metadata. */
export const galleryUpload = '/gallery-upload'
