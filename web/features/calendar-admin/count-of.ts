/** '1 shoot', '3 shoots' */
export const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
