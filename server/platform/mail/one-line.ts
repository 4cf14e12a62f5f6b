/** What people type may have line breaks; a name or a subject may not. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
