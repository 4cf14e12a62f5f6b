/** Gallery files are uploaded here by the tus protocol, with `gallery`, `filename` and `set` as metadata. */
export const galleryUpload = '/gallery-upload'
