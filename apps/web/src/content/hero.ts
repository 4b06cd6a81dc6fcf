/**
 * The home page's first picture: the page shows it, and the build has every browser fetch it before the page's code is
 * there. One of the two fits a screen.
 */
export const hero = {
  wide: {
    src: '/pictures/arena/hero.webp',
    media: '(orientation: landscape)',
    sizes: 'max(100vw, min(92rem, 178vh))',
  },
  /** The middle of the same picture, two wide by three high. */
  upright: {
    src: '/pictures/arena/hero-upright.webp',
    media: '(orientation: portrait)',
    sizes: 'max(100vw, 67vh)',
  },
} as const;
