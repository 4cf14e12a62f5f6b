const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** Pages are in English; what the owner writes may be in Bangla, which is set and spoken differently. */
export const langOf = (text: string) =>
  count(text, /\p{Script=Bengali}/gu) > count(text, /\p{Script=Latin}/gu) ? 'bn' : undefined
