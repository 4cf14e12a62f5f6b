const timeoutMs = 200

/**
 * What arrives quickly is waited for, so that a page opens whole and a picture can grow into it. What takes longer is
 * handed on as it is, and the page shows the shape of what comes.
 */
export function awaitBriefly<T>(coming: Promise<T>): Promise<{ value: T | Promise<T> }> {
  const late = new Promise<{ value: Promise<T> }>((done) =>
    setTimeout(() => done({ value: coming }), timeoutMs),
  )
  return Promise.race([coming.then((value) => ({ value })), late])
}

export const isResolved = <T>(value: T | Promise<T>): value is T => !(value instanceof Promise)
