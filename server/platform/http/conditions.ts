/** Whether who asks has this already, by its `If-None-Match`: one of several tags, strong or weak, or anything at all. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag)
