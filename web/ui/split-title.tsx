const latin = /^[\p{Script=Latin}\p{Script=Common}]+$/u

/** Large titles say their last word in italics, where there are two words or more in Latin script. */
export function SplitTitle({ children: title }: { children: string }) {
  const words = title.trim().split(/\s+/)
  if (words.length < 2 || !latin.test(title)) return title
  return (
    <>
      <span>{words.slice(0, -1).join(' ')}</span> <em>{words.at(-1)}</em>
    </>
  )
}
