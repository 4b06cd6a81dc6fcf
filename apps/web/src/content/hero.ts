/**
 * The home page's first picture. The page shows it, and the build preloads it before the page's code arrives. A screen
 * uses one of the two versions.
 */
export const hero = {
  wide: {
    src: '/pictures/arena/hero.webp',
    media: '(orientation: landscape)',
    sizes: 'max(100vw, min(92rem, 178vh))',
  },
  /** The centre of the same picture, cropped to 2:3. */
  upright: {
    src: '/pictures/arena/hero-upright.webp',
    media: '(orientation: portrait)',
    sizes: 'max(100vw, 67vh)',
  },
} as const;
