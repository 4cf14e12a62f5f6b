/** Sorts as a person does: 'IMG_9.jpg' comes before 'IMG_10.jpg'. */
export const naturalKey = (name: string) =>
  name.toLowerCase().replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(20, '0'))
