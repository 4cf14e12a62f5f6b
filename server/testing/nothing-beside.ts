/** For mails that lead to no page and carry no papers. */
export const nothingBeside = {
  keyOf: async () => '',
  galleryKeyOf: async () => '',
  fileOf: async () => {
    throw new Error('This mail has no papers.')
  },
}
