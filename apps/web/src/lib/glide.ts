/** Returns the scroll behaviour: smooth, unless the user prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant';
}
