/** Where each network takes the address of a page to share. */
export const shareLinks = (address: string) => {
  const page = encodeURIComponent(address)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
  }
}
