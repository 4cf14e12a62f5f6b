/** Whether somebody asked their device for less of it. Nobody has where pages are rendered. */
export const isMotionReduced = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
