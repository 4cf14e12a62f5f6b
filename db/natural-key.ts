/** A sort key in natural order: 'IMG_9.jpg' before 'IMG_10.jpg'. */
export const naturalKey = (name: string) =>
  name.toLowerCase().replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(20, '0'))
