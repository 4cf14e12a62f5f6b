/** Whether the visitor prefers reduced motion; false on the server. */
export const isMotionReduced = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
