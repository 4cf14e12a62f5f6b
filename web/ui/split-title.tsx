const oneScript =
  /^(?:[\p{Script=Latin}\p{Script=Common}]+|[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+)$/u

/** Large titles set their last word apart, where there are two or more: in italics, or in a softer colour in Bangla. */
export function SplitTitle({ children: title }: { children: string }) {
  const words = title.trim().split(/\s+/)
  if (words.length < 2 || !oneScript.test(title)) return title
  return (
    <>
      <span>{words.slice(0, -1).join(' ')}</span> <em>{words.at(-1)}</em>
    </>
  )
}
