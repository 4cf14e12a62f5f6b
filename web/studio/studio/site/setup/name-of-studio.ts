/** The owner's own name where no other is typed. The trade follows it on every page, so it is not said twice. */
export function nameOfStudio({ owner, brand }: { owner: string; brand: string }, trade: string) {
  const name = brand.trim() || owner.trim()
  const end = ` ${trade}`
  return trade && name.toLowerCase().endsWith(end.toLowerCase()) ? name.slice(0, -end.length).trim() : name
}
