/** How the page moves to a place on it: visibly, unless the person wants no motion. */
export function glide(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant';
}
