const latin = /^[\p{Script=Latin}\p{Script=Common}]+$/u

/** Large titles in Latin letters set their last word apart in italics, where there are two or more. */
export function SplitTitle({ children: title }: { children: string }) {
  const words = title.trim().split(/\s+/)
  if (words.length < 2 || !latin.test(title)) return title
  return (
    <>
      <span>{words.slice(0, -1).join(' ')}</span> <em>{words.at(-1)}</em>
    </>
  )
}
