/** Joins the class names that are set: classNames('btn', wide && 'btn-wide'). */
export const classNames = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ')
